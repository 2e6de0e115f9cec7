// Cosmobot's turn for the person's hands: one large step at a time or all of them, each with a tick, and "done".
import { signal } from '@preact/signals';
import { say } from '../../text/say';
import { Button, Choice } from '../../ui/parts';
import { Icon } from '../../ui/icon';
import { Reasons } from '../anunnaki/step_list';
import type { Instruction } from './merged';
import { keep, toggled, type Progress } from './progress';
import { text } from './text';

const PACES = ['one', 'all'] as const;
type Pace = (typeof PACES)[number];
const pace = signal<Pace>('one');

interface StepProps {
  readonly step: Instruction;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

function Words({ step }: { step: Instruction }) {
  return (
    <span class="cb-words">
      {step.element && <span class="cb-element">{say(step.element)}</span>}
      <span class="cb-deed">{say(step.text)}</span>
    </span>
  );
}

function Row({ step, ticked, onTick }: StepProps) {
  return (
    <li class={ticked ? 'cb-row ticked' : 'cb-row'}>
      {step.hands ? (
        <button type="button" class="cb-tick-row" role="checkbox" aria-checked={ticked} onClick={onTick}>
          <span class="cb-box" aria-hidden="true">
            {ticked && <Icon name="check" size={20} />}
          </span>
          <Words step={step} />
        </button>
      ) : (
        <div class="cb-note">
          <Words step={step} />
        </div>
      )}
      <Reasons judgements={step.judgements} />
    </li>
  );
}

// It is said when there is another, and when there is none any more: what says it stays.
function Large({ step, onTick }: Omit<StepProps, 'ticked'>) {
  return (
    <>
      <Words step={step} />
      <Reasons judgements={step.judgements} />
      <Button label={text('carry.tick')} icon="check" class="cb-tick" target="carry:tick" onClick={onTick} />
    </>
  );
}

interface CarryOutProps {
  readonly steps: readonly Instruction[];
  readonly progress: Progress;
  readonly over: boolean; // all of the turn is there; otherwise Cosmobot asks something first
  readonly onDone: () => void;
}

// The step that is carried out now; null when all are ticked.
export const currentStep = (steps: readonly Instruction[], { ticked }: Progress): Instruction | null =>
  steps.find(({ hands, at }) => hands && !ticked.includes(at)) ?? null;

export function CarryOut({ steps, progress, over, onDone }: CarryOutProps) {
  const hands = steps.filter((step) => step.hands);
  const now = currentStep(steps, progress);
  const tick = (step: Instruction) => keep(toggled(progress, step.at));
  const last = hands.filter(({ at }) => progress.ticked.includes(at)).pop();
  return (
    <section class="cb-carry" aria-label={say(text('instructions'))}>
      <header>
        <h2>
          {say(now ? text('carry.step', { number: hands.indexOf(now) + 1, of: hands.length }) : text('instructions'))}
        </h2>
        <Choice
          label={text('carry.pace')}
          values={PACES}
          value={pace.value}
          say={(one) => text(`carry.${one}`)}
          onChange={(one) => (pace.value = one)}
        />
      </header>
      {pace.value === 'all' ? (
        <ol class="cb-rows">
          {steps.map((step) => (
            <Row key={step.at} step={step} ticked={progress.ticked.includes(step.at)} onTick={() => tick(step)} />
          ))}
        </ol>
      ) : (
        <div class="cb-large" aria-live="polite">
          {now ? (
            <Large step={now} onTick={() => tick(now)} />
          ) : (
            <p>{say(text(over ? 'carry.all_done' : 'carry.asks'))}</p>
          )}
        </div>
      )}
      <footer>
        {last && pace.value === 'one' && (
          <Button label={text('carry.back')} icon="undo" quiet onClick={() => tick(last)} />
        )}
        {over && <Button label={text('carry.done')} main={!now} target="carry:done" onClick={onDone} />}
      </footer>
    </section>
  );
}
