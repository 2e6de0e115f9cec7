// What is left for everybody: stars by element, nebulae by size, life, crystals, advanced life.
import type { ComponentChildren } from 'preact';
import { say } from '../../text/say';
import { tip } from './aim';
import { answer } from './answer';
import { AdvancedSign, CrystalSign, ElementSign, LifeSign, NebulaSign, Sign } from './glyphs';
import { elementTarget, sizeTarget } from './steps';
import { Thing } from './thing';
import { ELEMENTS, type Props } from './view';
import { text } from './words';

const SIZES = ['1', '2', '3'] as const;

function Stock(props: { count: number; children: ComponentChildren }) {
  return (
    <>
      <Sign size={25}>{props.children}</Sign>
      <span class="number">{props.count}</span>
    </>
  );
}

export function Supply(props: Props) {
  const { view, picks } = props;
  const advanced = view.advanced_life.first.length + view.advanced_life.second.length;
  return (
    <section class="ctc-supply" role="group" aria-label={say(text('board.supply'))}>
      {ELEMENTS.map((element) => (
        <Thing
          key={element}
          of={props}
          look="ctc-stock"
          target={answer(picks, `supply:${element}`, elementTarget(element))}
        >
          <Stock count={view.supply[element]}>
            <ElementSign element={element} r={11} />
          </Stock>
        </Thing>
      ))}
      {SIZES.map((size) => (
        <Thing key={size} of={props} look="ctc-stock" target={answer(picks, `stack:${size}`, sizeTarget(Number(size)))}>
          <Stock count={view.nebula_stacks[size].length}>
            <NebulaSign size={Number(size)} r={12} />
          </Stock>
        </Thing>
      ))}
      <span class="ctc-stock plain" {...tip(props, 'stock:life')}>
        <Stock count={view.supply.life}>
          <LifeSign life="proto" r={11} />
        </Stock>
      </span>
      <span class="ctc-stock plain" {...tip(props, 'stock:crystals')}>
        <Stock count={view.supply.crystals}>
          <CrystalSign r={11} />
        </Stock>
      </span>
      <span class="ctc-stock plain" {...tip(props, 'stock:advanced')}>
        <Stock count={advanced}>
          <AdvancedSign value={null} r={10} />
        </Stock>
      </span>
    </section>
  );
}
