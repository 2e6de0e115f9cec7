// What can be done: an action's kind and its operands by name, as the engine says them and is told them.

export interface LegalAction {
  readonly kind: string;
  readonly [operand: string]: unknown;
}

// The table tells the legal actions in groups: a kind, and for every operand the list of its values. A group stands for
// all combinations.
export interface ActionGroup {
  readonly kind: string;
  readonly [operand: string]: unknown;
}

function combinations({ kind, ...lists }: ActionGroup): readonly LegalAction[] {
  let actions: readonly LegalAction[] = [{ kind }];
  for (const [operand, values] of Object.entries(lists)) {
    actions = actions.flatMap((action) =>
      (values as readonly unknown[]).map((value) => ({ ...action, [operand]: value })),
    );
  }
  return actions;
}

export const expand = <Action extends LegalAction = LegalAction>(groups: readonly ActionGroup[]): readonly Action[] =>
  groups.flatMap(combinations) as readonly LegalAction[] as readonly Action[];

// The same for the same action, whatever the order of its operands and whether its text is told as well.
export const actionKey = ({ kind, text: _, ...operands }: LegalAction): string =>
  JSON.stringify([kind, ...Object.entries(operands).sort(([a], [b]) => (a < b ? -1 : 1))]);

export const sameAction = (one: LegalAction, other: LegalAction): boolean =>
  one.kind === other.kind && actionKey(one) === actionKey(other);
