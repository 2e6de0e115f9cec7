// Small things that all screens are made of.
import type { ComponentChildren, MouseEventHandler } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { message, type Message } from '../text/message';
import { say } from '../text/say';
import { Icon, type IconName } from './icon';

interface ButtonProps {
  readonly label: Message;
  readonly onClick?: () => void;
  readonly main?: boolean; // the accent: one on a screen
  readonly quiet?: boolean;
  readonly icon?: IconName;
  readonly iconOnly?: boolean;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly submit?: boolean;
  readonly keys?: string; // the key that does the same
  readonly describedBy?: string; // the id of what tells it from others of the same name
  readonly description?: string; // for who hears it: the same in words
  readonly class?: string;
  readonly target?: string; // of a game, that this button is for
  readonly onHover?: (inside: boolean) => void;
}

export function Button(props: ButtonProps) {
  const words = say(props.label);
  const look = props.main ? 'main' : props.quiet ? 'quiet-button' : '';
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      class={`button ${look} ${props.iconOnly ? 'icon-button' : ''} ${props.class ?? ''}`}
      onClick={props.onClick}
      onPointerEnter={() => props.onHover?.(true)}
      onPointerLeave={() => props.onHover?.(false)}
      onFocus={() => props.onHover?.(true)}
      onBlur={() => props.onHover?.(false)}
      disabled={props.disabled}
      data-target={props.target}
      aria-keyshortcuts={props.keys}
      aria-describedby={props.describedBy}
      aria-description={props.description}
      aria-pressed={props.pressed}
      aria-label={props.iconOnly ? words : undefined}
      title={props.iconOnly ? words : undefined}
    >
      {props.icon && <Icon name={props.icon} />}
      {!props.iconOnly && <span>{words}</span>}
      {props.keys && <kbd aria-hidden="true">{props.keys}</kbd>}
    </button>
  );
}

// Words for who does not see the drawing.
export const Spoken = ({ words }: { words: string }) => <span class="hidden-text">{words}</span>;

interface DialogProps {
  readonly title: Message;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  readonly unasked?: boolean; // it comes by itself: a key that was meant for something else must not close it
}

export function Dialog({ title, onClose, children, wide, unasked }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  useEffect(() => {
    element.current?.showModal();
    if (unasked) heading.current?.focus();
  }, []);
  const onOutside: MouseEventHandler<HTMLDialogElement> = (event) => {
    if (event.target === element.current) onClose();
  };
  return (
    <dialog
      ref={element}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={name}
      onClose={onClose}
      onClick={onOutside}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={name} ref={heading} tabIndex={unasked ? -1 : undefined}>
            {say(title)}
          </h2>
          <Button label={message('close')} icon="close" iconOnly quiet onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: Message;
  readonly values: readonly T[];
  readonly value: T;
  readonly say: (value: T) => Message;
  readonly onChange: (value: T) => void;
}

// A few alternatives side by side.
export function Choice<T extends string>(props: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{say(props.label)}</legend>
      <div class="choice-values">
        {props.values.map((value) => (
          <button
            key={value}
            type="button"
            class="choice-value"
            aria-pressed={value === props.value}
            onClick={() => props.onChange(value)}
          >
            {say(props.say(value))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
