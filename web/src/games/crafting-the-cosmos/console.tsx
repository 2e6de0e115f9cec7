// The console: a dial of four controls with the energy tokens. While a shift is put together, the
// tokens stand where the clicks bring them, and what it would bring is shown below.
import { useRef, useState } from 'preact/hooks';
import { say } from '../../text/say';
import { Emblem } from '../../ui/emblem';
import { duration } from '../../ui/settings';
import { memo } from '../../ui/memo';
import { aim, tip } from './aim';
import './console.css';
import { printOf, type Print, type Reward } from './content';
import { follow } from './dark';
import { RewardSign, Sign } from './glyphs';
import { moveOn, shiftSoFar, tokensOf, type Tokens } from './shift';
import { moveTarget, type Mover } from './steps';
import { ENERGIES, type Energy, type Props, type Stop } from './view';
import { energyText, text } from './words';

const HALF = 150;
const HUB = 41;
const GAP = 3;
const TOKEN = 15;

// Clockwise from the top left. Outside comes the name, towards the hub the rewards.
const CORNER: Readonly<Record<Energy, readonly [number, number]>> = {
  light: [-1, -1],
  time: [1, -1],
  gravity: [1, 1],
  chemistry: [-1, 1],
};
const NAME_AT = 117;
const TOKENS_AT = 80;
const REWARDS_AT = 41;
const ACTIVE_AT = 106;
const PASSIVE_AT = 48;
const STEP = 21; // from one reward to the next
const MIDDLE = 77;

// A quarter of the dial, with the outer corner rounded and the hub cut out.
function quarterPath([x, y]: readonly [number, number]): string {
  const outer = HALF - 2;
  const round = 84;
  const cut = Math.sqrt((HUB + GAP) ** 2 - GAP ** 2);
  const turn = x * y > 0 ? 1 : 0;
  return [
    `M${x * GAP} ${y * cut}`,
    `V${y * outer}`,
    `H${x * (outer - round)}`,
    `A${round} ${round} 0 0 ${1 - turn} ${x * outer} ${y * (outer - round)}`,
    `V${y * GAP}`,
    `H${x * cut}`,
    `A${HUB + GAP} ${HUB + GAP} 0 0 ${turn} ${x * GAP} ${y * cut}`,
    'Z',
  ].join('');
}

const slotAt = (energy: Energy, slot: number): string => {
  const [x, y] = CORNER[energy];
  return `translate(${x * MIDDLE + (slot - 1) * 36}px, ${y * TOKENS_AT}px)`;
};

function Row({ rewards }: { rewards: readonly Reward[] }) {
  return (
    <>
      {rewards.map((reward, i) => (
        <g key={i} transform={`translate(${(i - (rewards.length - 1) / 2) * STEP} 0)`}>
          <RewardSign reward={reward} r={9.5} />
        </g>
      ))}
    </>
  );
}

interface ControlProps extends Props {
  readonly energy: Energy;
  readonly print: Print;
  readonly tokens: Tokens;
}

function Control({ energy, print, tokens, ...props }: ControlProps) {
  const [x, y] = CORNER[energy];
  const paid = tokens.pays[energy];
  const width = print.active[energy].length * STEP + 10;
  return (
    <g
      class={`ctc-control ctc-energy-${energy} ${tokens.own === energy ? 'own' : ''}`}
      {...tip(props, `control:${energy}`)}
    >
      <path class="ctc-quarter" d={quarterPath(CORNER[energy])} />
      <g transform={`translate(${x * MIDDLE} ${y * NAME_AT})`}>
        <text class="ctc-control-name" y="5" font-size="15">
          {say(energyText(energy))}
        </text>
      </g>
      {[0, 1, 2].map((slot) => (
        <circle key={slot} class="ctc-socket" r={TOKEN + 1.5} cx={x * MIDDLE + (slot - 1) * 36} cy={y * TOKENS_AT} />
      ))}
      <g transform={`translate(${x * ACTIVE_AT} ${y * REWARDS_AT})`} class="ctc-active">
        <rect x={-width / 2} y="-14" width={width} height="28" rx="14" />
        <Row rewards={print.active[energy]} />
      </g>
      <g
        transform={`translate(${x * PASSIVE_AT} ${y * REWARDS_AT})`}
        class={paid > 0 ? 'ctc-passive' : 'ctc-passive none'}
      >
        <text x="-13" y="6" font-size="17">
          {paid}
        </text>
        <g transform="translate(9 0)">
          <Row rewards={print.passive[energy]} />
        </g>
      </g>
    </g>
  );
}

// The tokens of the board: each knows its seat, or that it is dark.
function tokensOn(tokens: Tokens, seat: number, dark: readonly Energy[]) {
  const used = new Map<Energy, number>();
  const slot = (energy: Energy): number => {
    const next = used.get(energy) ?? 0;
    used.set(energy, next + 1);
    return next;
  };
  return [
    { key: `seat${seat}`, seat, energy: tokens.own, slot: slot(tokens.own) },
    ...ENERGIES.flatMap((energy) =>
      tokens.others[energy].map((other) => ({ key: `seat${other}`, seat: other, energy, slot: slot(energy) })),
    ).sort((a, b) => a.seat - b.seat),
    ...dark.map((energy, i) => ({ key: `dark${i}`, seat: null, energy, slot: slot(energy) })),
  ];
}

const Token = memo(function Token({ seat }: { seat: number | null }) {
  if (seat === null)
    return (
      <g class="ctc-token dark">
        <circle r={TOKEN} />
        <path d="M-6 -7A9 9 0 0 1 6 -7" />
      </g>
    );
  return (
    <g class="ctc-token" style={{ color: `var(--seat-${seat})` }}>
      <circle r={TOKEN} />
      <g transform="translate(-10 -10)">
        <Emblem seat={seat} size={20} />
      </g>
    </g>
  );
});

// The round, and who began it.
function Hub(props: Props) {
  const { view, content } = props;
  const { rounds } = printOf(content).tables.limits;
  return (
    <g class="ctc-hub" {...tip(props, 'round')}>
      <circle r={HUB - 2} />
      {Array.from({ length: rounds }, (_, i) => {
        const angle = (2 * Math.PI * (i + 0.5)) / rounds;
        return (
          <circle
            key={i}
            class={i < view.round ? 'ctc-round past' : 'ctc-round'}
            r="2.8"
            cx={32 * Math.sin(angle)}
            cy={-32 * Math.cos(angle)}
          />
        );
      })}
      <text class="ctc-round-number" y="4" font-size="25">
        {view.round}
      </text>
      <g transform="translate(-7.5 7)">
        <Emblem seat={view.start} size={15} />
      </g>
    </g>
  );
}

// Small arrows on the rim: energy goes clockwise.
const Arrows = () => (
  <g class="ctc-arrows">
    {[0, 90, 180, 270].map((turn) => (
      <path key={turn} transform={`rotate(${turn}) translate(0 -139)`} d="M-4 -5L2 0L-4 5" />
    ))}
  </g>
);

// What a shift would bring. Its place is kept, so that nothing below moves when it comes and goes.
function Income({ income, ...props }: Props & { income: Stop['income'] }) {
  const rewards = Object.entries(income) as [Reward, number][];
  return (
    <p class="ctc-income">
      {rewards.length > 0 && <span class="quiet">{say(text('board.brings'))}</span>}
      {rewards.map(([reward, count]) => (
        <span
          key={reward}
          class="ctc-chip"
          {...tip(props, `reward:${reward}`)}
          aria-label={say(text(`reward.${reward}`, { count }))}
        >
          <b class="number">{count}</b>
          <Sign size={20}>
            <RewardSign reward={reward} r={11} />
          </Sign>
        </span>
      ))}
    </p>
  );
}

const ONLY_FOR_POINTERS = { tabindex: -1, 'aria-hidden': true, 'data-lit': undefined } as const;

export function Console(props: Props) {
  const { view, content, seat, picks } = props;
  const print = printOf(content);
  const [hovered, setHovered] = useState<Mover | null>(null);
  const seen = useRef<readonly Energy[]>([]);
  const shift = shiftSoFar(view, seat, picks);
  const tokens = tokensOf(view, seat, shift?.stop ?? null);
  const dark = follow(seen.current, tokens.dark);
  seen.current = dark;
  const next = (shift?.made ?? 0) + 1;
  const transition = `transform ${duration(280)}ms var(--ease)`;
  const moverOf = (of: number | null, energy: Energy): Mover | null =>
    of === null ? energy : of === seat ? 'own' : null;
  const isLit = (of: number | null, energy: Energy): boolean => {
    const mover = moverOf(of, energy);
    return mover !== null && picks.lit(moveTarget(next, mover));
  };
  const standing = tokensOn(tokens, seat, dark);
  const onward = shift && hovered && picks.lit(moveTarget(next, hovered)) ? moveOn(view, shift, hovered) : null;
  const planned = onward?.then ?? shift?.stop ?? null;
  const slots = standing.filter(({ energy }) => energy === onward?.to).length;
  return (
    <section class="ctc-console" role="group" aria-label={say(text('board.console'))}>
      <svg
        viewBox="-150 -150 300 300"
        role="group"
        aria-label={say(text('board.round', { round: view.round, most: print.tables.limits.rounds }))}
      >
        {ENERGIES.map((energy) => (
          <Control key={energy} energy={energy} print={print} tokens={tokensOf(view, seat, planned)} {...props} />
        ))}
        <Arrows />
        <Hub {...props} />
        {onward && <circle class="ctc-landing" r={TOKEN + 3} style={{ transform: slotAt(onward.to, slots) }} />}
        {standing.map(({ key, seat: owner, energy, slot }) => (
          <g key={key} class="ctc-moving" style={{ transform: slotAt(energy, slot), transition }}>
            <Token seat={owner} />
            {isLit(owner, energy) && <circle class="ctc-glow" r={TOKEN + 3} />}
          </g>
        ))}
        {standing.map(({ key, seat: owner, energy, slot }, i) => {
          const mover = moverOf(owner, energy);
          const given = mover ? aim(props, moveTarget(next, mover)) : tip(props, 'token:others');
          // Of several dark ones on a control any will do: keys and ears find the first.
          const again = owner === null && standing.findIndex((one) => one.seat === null && one.energy === energy) < i;
          // Where the token will stand: a click need not wait until it is there.
          return (
            <circle
              key={key}
              class="ctc-hit"
              r={TOKEN + 6}
              style={{ transform: slotAt(energy, slot) }}
              {...given}
              {...(again && ONLY_FOR_POINTERS)}
              onPointerEnter={() => {
                setHovered(mover);
                picks.hover(given['data-target']);
              }}
              onPointerLeave={() => {
                setHovered(null);
                picks.hover(null);
              }}
            />
          );
        })}
      </svg>
      <Income {...props} income={planned?.income ?? {}} />
    </section>
  );
}
