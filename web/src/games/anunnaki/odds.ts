// How likely the person wins the combat under way, with so much added by a weapon card.
import { find, type Box } from './content';
import type { View } from './view';

// Ties go to the attacker; against a civilisation always to who fights it.
export function chance(view: View, box: Box, added: number): number {
  const combat = view.combat;
  if (!combat) return 0;
  const own = (combat.person ?? 0) + combat.person_powers + added;
  const share = (totals: readonly number[], wins: (total: number) => boolean) =>
    totals.length === 0 ? 0 : totals.filter(wins).length / totals.length;
  if (combat.against_civilisation) {
    if (combat.civilisation !== null) return own >= combat.civilisation ? 1 : 0;
    const seen = new Set(view.seen.civilisations);
    const god = view.atlantis_gods[combat.place];
    const more = find(box.atlantisGods, typeof god === 'string' ? god : null)?.strength ?? 0;
    const hidden = box.civilisations.filter((one) => !seen.has(one.id)).map((one) => one.strength + more);
    return share(hidden, (total) => own >= total);
  }
  const bot = combat.bot ?? 0;
  return share(box.die, (face) => (combat.attacker === 'person' ? own >= bot + face : own > bot + face));
}
