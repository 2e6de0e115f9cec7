import { RuleLink } from '../rules/rule_link';
import { message } from '../text/message';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import type { Session } from './session/session';

// Why not, with the rule's number; and what else the player should know now.
export function NoticeLine({ session }: { session: Session }) {
  const notice = session.notice.value;
  if (!notice) return null;
  return (
    <div class="notice" role="alert">
      <Icon name="help" />
      <p>
        {say(notice.text)} {notice.rule && <RuleLink game={session.ui.id} number={notice.rule} />}
      </p>
      <Button label={message('close')} icon="close" iconOnly quiet onClick={() => (session.notice.value = null)} />
    </div>
  );
}
