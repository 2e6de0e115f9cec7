// A rule's number as a link to its words. They open over what is there, so that nobody leaves a running game; whoever
// wants them beside it opens the link in a tab of its own.
import { addressOf, openOver, type Over } from '../router';
import { message } from '../text/message';
import { say } from '../text/say';
import './rule_link.css';

// The mouse's or the keyboard's way to a new tab or window is the browser's.
const wantsOwnTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

interface Props {
  readonly game: string;
  readonly number: string;
}

export function RuleLink({ game, number }: Props) {
  const to: Over = { screen: 'rules', game, number };
  return (
    <a
      class="rule"
      href={addressOf(to)}
      aria-label={say(message('rule.open', { number }))}
      onClick={(event) => {
        if (wantsOwnTab(event)) return;
        event.preventDefault();
        event.stopPropagation();
        openOver(to);
      }}
    >
      {number}
    </a>
  );
}
