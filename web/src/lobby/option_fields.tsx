// A game's options, each explained.
import type { Message } from '../text/message';
import { message } from '../text/message';
import { say } from '../text/say';
import type { Options } from '../table/messages';
import { Choice } from '../ui/parts';
import type { OptionShape } from './api';

interface Props {
  readonly shapes: readonly OptionShape[];
  readonly values: Options;
  readonly text: (key: string, values?: Message['with']) => Message | null; // of the game's files, where they have it
  readonly named: (option: string, value: string) => Message | null; // a thing of the game, as the content calls it
  readonly about: (option: string) => Message | null; // the thing of the game that an option is about, likewise
  readonly suggested?: Readonly<Record<string, readonly number[]>>; // offered in words instead of a field
  readonly onChange: (name: string, value: unknown) => void;
}

const unset = '';

type FieldProps = Omit<Props, 'shapes' | 'values' | 'suggested' | 'about'> & {
  readonly shape: OptionShape;
  readonly value: unknown;
};

function Suggestions({ shape, value, text, numbers, onChange }: FieldProps & { readonly numbers: readonly number[] }) {
  const own = typeof value === 'number' && !numbers.includes(value) ? [value] : []; // that was typed
  return (
    <Choice
      label={text(`option.${shape.name}`) ?? message('term', { name: shape.name })}
      values={[...numbers, ...own].map(String)}
      value={String(value)}
      say={(number) =>
        text(`option.${shape.name}.value`, { value: Number(number) }) ?? message('term', { name: number })
      }
      onChange={(number) => onChange(shape.name, Number(number))}
    />
  );
}

function Field({ shape, value, text, named, onChange }: FieldProps) {
  const label = say(text(`option.${shape.name}`) ?? message('term', { name: shape.name }));
  const change = (next: unknown) => onChange(shape.name, next);
  switch (shape.type) {
    case 'boolean':
      return (
        <label class="tick">
          <input type="checkbox" checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
          <span>{label}</span>
        </label>
      );
    case 'choice':
      return (
        <label class="field">
          <span>{label}</span>
          <select
            value={typeof value === 'string' ? value : unset}
            onChange={(event) => change(event.currentTarget.value === unset ? null : event.currentTarget.value)}
          >
            {shape.default === null && <option value={unset}>{say(message('option.by_edition'))}</option>}
            {shape.choices?.map((choice) => (
              <option key={choice} value={choice}>
                {say(
                  named(shape.name, choice) ??
                    text(`option.${shape.name}.${choice}`) ??
                    message('term', { name: choice }),
                )}
              </option>
            ))}
          </select>
        </label>
      );
    case 'integer':
      return (
        <label class="field">
          <span>{label}</span>
          <input
            type="number"
            min={shape.min}
            max={shape.max}
            value={typeof value === 'number' ? value : unset}
            placeholder={shape.default === null ? say(message('option.by_edition')) : undefined}
            onChange={(event) => change(event.currentTarget.value === '' ? null : event.currentTarget.valueAsNumber)}
          />
        </label>
      );
    case 'list':
      return (
        <label class="field">
          <span>{label}</span>
          <input
            type="text"
            inputMode="numeric"
            value={Array.isArray(value) ? value.join(' ') : ''}
            onChange={(event) =>
              change(
                event.currentTarget.value
                  .split(/[\s,;]+/)
                  .filter(Boolean)
                  .map(Number),
              )
            }
          />
        </label>
      );
  }
}

export function OptionFields({ shapes, values, text: textOf, named, about, suggested = {}, onChange }: Props) {
  return (
    <div class="options">
      {shapes.map((shape) => {
        const thing = about(shape.name) ?? message('term', { name: shape.name });
        const text: Props['text'] = (key, given) => textOf(key, { thing, ...given });
        // What our texts leave out is clear; where there are none, the engine explains.
        const help = text(`option.${shape.name}`)
          ? text(`option.${shape.name}.help`)
          : message('term', { name: shape.help });
        const numbers = suggested[shape.name];
        const field = { shape, value: values[shape.name] ?? shape.default, text, named, onChange };
        return (
          <div key={shape.name}>
            {numbers ? <Suggestions {...field} numbers={numbers} /> : <Field {...field} />}
            {help && !numbers && <p class="note">{say(help)}</p>}
          </div>
        );
      })}
    </div>
  );
}
