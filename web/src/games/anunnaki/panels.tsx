// The parts of the tray.
import type { ComponentChildren } from 'preact';
import { signed } from '../../text/points';
import { say } from '../../text/say';
import { Spoken } from '../../ui/parts';
import type { Picks } from '../game_ui';
import { find, type Box } from './content';
import { ContractCard, CostRow } from './contract_card';
import { Icon, PieceIcon, ResourceIcon } from './glyphs';
import { hit } from './hit';
import { calledIn, resource, text } from './names';
import { RESOURCES, taskOf, type View } from './view';
import { WeaponFace } from './weapon_face';

function Panel({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class={`an-panel an-panel-${name}`} aria-label={say(text(`label.${name}`))}>
      <h2>{say(text(`label.${name}`))}</h2>
      {children}
    </section>
  );
}

export interface PanelProps {
  readonly view: View;
  readonly preview: View | null;
  readonly box: Box;
  readonly picks: Picks;
}

export function Stores({ view, preview, picks }: PanelProps) {
  const change = (of: (one: View) => number) => {
    const by = preview ? of(preview) - of(view) : 0;
    return by !== 0 && <span class="an-chip-change">{signed(by)}</span>;
  };
  return (
    <Panel name="stores">
      <div class="an-chips">
        {RESOURCES.map((id) => (
          <span key={id} {...hit(picks, `resource:${id}`, null, 'an-chip')}>
            <Spoken words={say(resource(id))} />
            <ResourceIcon resource={id} size={24} />
            <b>{view.person.resources[id]}</b>
            {change((one) => one.person.resources[id])}
          </span>
        ))}
        <span {...hit(picks, 'crystals', null, 'an-chip')}>
          <Spoken words={say(text('label.crystals'))} />
          <span class="an-crystal">
            <Icon name="crystal" size={24} />
          </span>
          <b>{view.person.crystals}</b>
          {change((one) => one.person.crystals)}
        </span>
      </div>
    </Panel>
  );
}

export function Settlements({ view, box, picks }: PanelProps) {
  const built = box.income.length - view.sides.person.settlements;
  const next = box.buildCosts[built];
  return (
    <Panel name="settlements">
      <div {...hit(picks, 'row:person', null, 'an-row')}>
        <Spoken words={say(text('label.settlements'))} />
        {box.income.map((slot, i) => (
          <span key={i} class={`an-slot${i < built ? ' built' : ''} an-house-${view.houses.person}`}>
            {i < built ? (
              <span class="an-pays">
                {slot.followers > 0 && (
                  <span>
                    <Icon name="followers" size={13} />
                    {slot.followers}
                  </span>
                )}
                {slot.vp > 0 && (
                  <span>
                    <Icon name="points" size={13} />
                    {slot.vp}
                  </span>
                )}
                {slot.crystals > 0 && (
                  <span>
                    <Icon name="crystal" size={13} />
                    {slot.crystals}
                  </span>
                )}
              </span>
            ) : (
              <Icon name="build" size={20} />
            )}
          </span>
        ))}
        {next && <CostRow cost={next} size={15} />}
      </div>
    </Panel>
  );
}

export function Weapons({ view, box, picks }: PanelProps) {
  const task = taskOf(view)?.task;
  const drawing = task === 'pick_weapon';
  const committing = task === 'commit_weapon';
  const chances = view.combat?.chances ?? {};
  const shown = box.weapons.filter(
    ({ id }) =>
      view.person.hand.includes(id) || view.person.used.includes(id) || (drawing && picks.lit(`weapon:${id}`)),
  );
  return (
    <Panel name="weapons">
      <div class="an-cards">
        {shown.map((card) => (
          <span
            key={card.id}
            {...hit(picks, `weapon:${card.id}`, null, `an-weapon${view.person.used.includes(card.id) ? ' used' : ''}`)}
          >
            <WeaponFace card={card} chance={committing ? chances[card.id] : undefined} plain={committing} />
          </span>
        ))}
      </div>
    </Panel>
  );
}

export function Gods({ view, box, picks }: PanelProps) {
  const own = box.gods.filter((god) => god.house === view.houses.person);
  return (
    <Panel name="gods">
      <div class="an-gods">
        {own.map((god) => (
          <span
            key={god.id}
            {...hit(
              picks,
              `god:${god.id}`,
              text('god', { name: god.name }),
              `an-god ${god.rank}${view.person.gods.includes(god.id) ? ' summoned' : ''} an-house-${view.houses.person}`,
            )}
          >
            <PieceIcon kind={god.rank} />
            <span>{god.name}</span>
          </span>
        ))}
        {view.person.artefacts.map((id) => {
          const name = calledIn(box.artefacts, id);
          return (
            <span key={id} {...hit(picks, `artefact:${id}`, name, 'an-god artefact')}>
              <Icon name="artefact" size={20} />
              <span>{say(name)}</span>
            </span>
          );
        })}
      </div>
    </Panel>
  );
}
export function Contracts({ view, box, picks }: PanelProps) {
  return (
    <>
      <Panel name="contracts">
        <div class="an-market">
          {view.contracts.map((id, i) => {
            const contract = find(box.contracts, id);
            return (
              <ContractCard
                key={i}
                contract={contract}
                box={box}
                target={`slot:${String(i + 1)}`}
                picks={picks}
                foreign={
                  contract?.house !== undefined && contract.house !== null && contract.house !== view.houses.person
                }
              />
            );
          })}
        </div>
      </Panel>
      <Panel name="reserve">
        <div class="an-reserve" data-target="reserve">
          {Array.from({ length: box.reserve }, (_, i) => (
            <ContractCard
              key={i}
              contract={find(box.contracts, view.person.contracts[i])}
              box={box}
              target={`reserve:${String(i + 1)}`}
              picks={picks}
            />
          ))}
        </div>
      </Panel>
    </>
  );
}
