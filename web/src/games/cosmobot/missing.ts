// What is to be entered before Cosmobot's first turn.
import type { View } from './view';

export type Missing = 'goals' | 'contracts' | 'planets' | 'creatures';

export function missing(view: View): readonly Missing[] {
  const told = (what: string) => view.missing.some((one) => one.startsWith(what));
  const shown = view.creatures.filter((one) => one !== null).length;
  const owned = view.sides.person.creatures.length + view.sides.bot.creatures.length;
  const wants: Readonly<Record<Missing, boolean>> = {
    goals: told('goal'),
    contracts: told('contract'),
    planets: view.options['distant_planets'] === true && view.distant.includes(null),
    creatures: view.options['creatures'] === true && shown + owned < view.creatures.length,
  };
  return (Object.keys(wants) as Missing[]).filter((one) => wants[one]);
}
