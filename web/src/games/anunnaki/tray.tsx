// What the person holds: the action star, stores, weapons, gods, contracts and settlements.
import type { ComponentChildren } from 'preact';
import { say } from '../../text/say';
import type { BoardProps, Picks } from '../game_ui';
import { boxOf, find, type Box } from './content';
import { ContractCard, CostRow } from './contract_card';
import { Icon, PieceIcon, ResourceIcon } from './glyphs';
import { hit } from './hit';
import { resource, text, weapon } from './names';
import { chance } from './odds';
import { Star } from './star';
import { RESOURCES, taskOf, type View } from './view';
import './anunnaki.css';

function Panel({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class={`an-panel an-panel-${name}`} aria-label={say(text(`label.${name}`))}>
      <h3>{say(text(`label.${name}`))}</h3>
      {children}
    </section>
  );
}

interface PanelProps {
  readonly view: View;
  readonly preview: View | null;
  readonly box: Box;
  readonly picks: Picks;
}

const signed = (change: number): string => (change > 0 ? `+${String(change)}` : `−${String(-change)}`);

function Stores({ view, preview, picks }: PanelProps) {
  const change = (of: (one: View) => number) => {
    const by = preview ? of(preview) - of(view) : 0;
    return by !== 0 && <span class="an-chip-change">{signed(by)}</span>;
  };
  return (
    <Panel name="stores">
      <div class="an-chips">
        {RESOURCES.map((id) => (
          <span key={id} {...hit(picks, `resource:${id}`, resource(id), 'an-chip')}>
            <ResourceIcon resource={id} size={24} />
            <b>{view.person.resources[id]}</b>
            {change((one) => one.person.resources[id])}
          </span>
        ))}
        <span {...hit(picks, 'crystals', text('label.crystals'), 'an-chip')}>
          <span class="an-crystal"><Icon name="crystal" size={24} /></span>
          <b>{view.person.crystals}</b>
          {change((one) => one.person.crystals)}
        </span>
      </div>
    </Panel>
  );
}

function Settlements({ view, box, picks }: PanelProps) {
  const built = box.income.length - view.sides.person.settlements;
  const next = box.buildCosts[built];
  return (
    <Panel name="settlements">
      <div {...hit(picks, 'row:person', text('label.settlements'), 'an-row')}>
        {box.income.map((slot, i) => (
          <span key={i} class={`an-slot${i < built ? ' built' : ''} an-house-${view.houses.person}`}>
            {i < built ? (
              <span class="an-pays">
                {slot.followers > 0 && <span><Icon name="followers" size={13} />{slot.followers}</span>}
                {slot.vp > 0 && <span><Icon name="points" size={13} />{slot.vp}</span>}
                {slot.crystals > 0 && <span><Icon name="crystal" size={13} />{slot.crystals}</span>}
              </span>
            ) : <Icon name="build" size={20} />}
          </span>
        ))}
        {next && <CostRow cost={next} size={15} />}
      </div>
    </Panel>
  );
}

function Weapons({ view, box, picks }: PanelProps) {
  const task = taskOf(view)?.task;
  const drawing = task === 'pick_weapon';
  const shown = box.weapons.filter(({ id }) => view.person.hand.includes(id) || view.person.used.includes(id) || (drawing && picks.lit(`weapon:${id}`)));
  return (
    <Panel name="weapons">
      <div class="an-cards">
        {shown.map((card) => (
          <span key={card.id} {...hit(picks, `weapon:${card.id}`, weapon(card.id), `an-weapon${view.person.used.includes(card.id) ? ' used' : ''}`)}>
            <span class="an-weapon-name">{say(weapon(card.id))}</span>
            <b class="an-strength">+{card.strength}</b>
            <CostRow cost={card.cost} size={14} />
            {task === 'commit_weapon' && !view.person.used.includes(card.id) && (
              <span class="an-odds">{say(text('label.percent', { percent: Math.round(100 * chance(view, box, card.strength)) }))}</span>
            )}
            {card.effect && task !== 'commit_weapon' && <span class="an-extra"><Icon name={card.effect.startsWith('win: vp') ? 'points' : card.effect.startsWith('win') ? 'war' : 'move'} size={13} /></span>}
          </span>
        ))}
      </div>
    </Panel>
  );
}

function Gods({ view, box, picks }: PanelProps) {
  const own = box.gods.filter((god) => god.house === view.houses.person);
  return (
    <Panel name="gods">
      <div class="an-gods">
        {own.map((god) => (
          <span key={god.id} {...hit(picks, `god:${god.id}`, text('god', { name: god.name }), `an-god ${god.rank}${view.person.gods.includes(god.id) ? ' summoned' : ''} an-house-${view.houses.person}`)}>
            <PieceIcon kind={god.rank} />
            <span>{god.name}</span>
          </span>
        ))}
        {view.person.artefacts.map((id) => (
          <span key={id} {...hit(picks, `artefact:${id}`, text(`artefact.${id}`), 'an-god artefact')}>
            <Icon name="artefact" size={20} />
            <span>{say(text(`artefact.${id}`))}</span>
          </span>
        ))}
      </div>
    </Panel>
  );
}
function Contracts({ view, box, picks }: PanelProps) {
  return (
    <>
      <Panel name="contracts">
        <div class="an-market">
          {view.contracts.map((id, i) => {
            const contract = find(box.contracts, id);
            return <ContractCard key={i} contract={contract} target={`slot:${String(i + 1)}`} picks={picks}
              foreign={contract?.house !== undefined && contract.house !== null && contract.house !== view.houses.person} />;
          })}
        </div>
      </Panel>
      <Panel name="reserve">
        <div class="an-reserve">
          {Array.from({ length: box.reserve }, (_, i) => (
            <ContractCard key={i} contract={find(box.contracts, view.person.contracts[i])} target={`reserve:${String(i + 1)}`} picks={picks} />
          ))}
        </div>
      </Panel>
    </>
  );
}

// What is asked for comes first where not all of it is on the screen; without it the tray rests.
function askedFor(view: View, box: Box, picks: Picks): ReadonlySet<string> {
  const lit = (part: string, ids: readonly (string | number)[]) => ids.some((id) => picks.lit(`${part}:${String(id)}`));
  const numbers = [1, 2, 3, 4, 5, 6];
  const parts = {
    star: lit('node', Object.keys(view.person.tiles)) || lit('star', box.figures.map(({ id }) => id)),
    stores: lit('resource', RESOURCES),
    contracts: lit('slot', numbers) || lit('reserve', numbers),
    might: lit('weapon', box.weapons.map(({ id }) => id)) || lit('god', box.gods.map(({ id }) => id)),
  };
  return new Set(Object.entries(parts).filter(([, asked]) => asked).map(([part]) => part));
}

export function Tray({ view, content, picks, preview }: BoardProps<View>) {
  const box = boxOf(content);
  const props = { view, preview, box, picks };
  const asked = askedFor(view, box, picks);
  const part = (name: string) => (asked.has(name) ? ' asked' : '');
  return (
    <div class={asked.size === 0 ? 'an-tray resting' : 'an-tray'}>
      <div class={`an-star-frame${part('star')}`}><Star view={view} box={box} picks={picks} /></div>
      <div class={`an-column${part('stores')}`}>
        <Stores {...props} />
        <Settlements {...props} />
      </div>
      <div class={`an-column${part('contracts')}`}><Contracts {...props} /></div>
      <div class={`an-column an-might${part('might')}`}>
        <Weapons {...props} />
        <Gods {...props} />
      </div>
    </div>
  );
}
