// What is tapped beside the map: a choice, a count with plus and minus.
import type { ComponentChildren } from 'preact';
import { say } from '../../text/say';
import type { Message } from '../../text/message';
import { Icon as DrawnIcon, iconFor, PieceIcon, ResourceIcon } from '../anunnaki/glyphs';
import { RESOURCES, UNITS } from '../anunnaki/view';
import { Icon } from '../../ui/icon';
import { Spoken } from '../../ui/parts';
import type { Choice } from './choice';
import { text } from './text';

const among = <Name extends string>(all: readonly Name[], name: string): Name | undefined =>
  all.find((one) => one === name);

export function ChoiceIcon({ name }: { name: string }) {
  const [resource, unit] = [among(RESOURCES, name), among(UNITS, name)];
  if (resource) return <ResourceIcon resource={resource} size={20} />;
  if (unit) return <PieceIcon kind={unit} size={20} />;
  return <DrawnIcon name={iconFor(name)} size={18} />;
}

// One of several things to look at. Each tab has a target of its own: "tab:more".
export function Tabs<Name extends string>({
  kind,
  names,
  open,
  onOpen,
}: {
  kind: 'tab' | 'view';
  names: readonly Name[];
  open: string;
  onOpen: (name: Name) => void;
}) {
  return (
    <div class={`cb-${kind}s`} role="tablist">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={open === name}
          data-target={`${kind}:${name}`}
          onClick={() => onOpen(name)}
        >
          {say(text(`${kind}.${name}`))}
        </button>
      ))}
    </div>
  );
}

export function Chip({
  choice,
  disabled,
  onTap,
  children,
}: {
  choice: Pick<Choice, 'id' | 'label' | 'icon'>;
  disabled?: boolean;
  onTap: () => void;
  children?: ComponentChildren; // drawn instead of the words
}) {
  return (
    <button type="button" class="cb-chip" data-target={choice.id} disabled={disabled} onClick={onTap}>
      {children ? (
        <>
          <Spoken words={say(choice.label)} />
          <span aria-hidden="true">{children}</span>
        </>
      ) : (
        <>
          {choice.icon && <ChoiceIcon name={choice.icon} />}
          <span>{say(choice.label)}</span>
        </>
      )}
    </button>
  );
}

// Minus, how many, plus; each button says in full what it does.
export function Count({
  icon,
  label,
  value,
  fewer,
  more,
  onTap,
  children,
}: {
  icon: string;
  label: Message;
  value: number;
  fewer: Choice | null;
  more: Choice | null;
  onTap: (choice: Choice) => void;
  children?: ComponentChildren;
}) {
  const button = (choice: Choice | null, sign: string) => (
    <button
      type="button"
      class="cb-step"
      data-target={choice?.id}
      disabled={!choice}
      aria-label={choice ? say(choice.label) : undefined}
      onClick={() => choice && onTap(choice)}
    >
      {sign === '+' ? <Icon name="plus" size={18} /> : <span class="cb-minus" aria-hidden="true" />}
    </button>
  );
  return (
    <div class="cb-count" role="group" aria-label={say(label)}>
      <span class="cb-count-name">
        <ChoiceIcon name={icon} />
        <span>{say(label)}</span>
      </span>
      {button(fewer, '-')}
      <output class="number">{value < 0 ? `−${String(-value)}` : value}</output>
      {button(more, '+')}
      {children}
    </div>
  );
}
