// Messages come as new values each time, though little differs from the last one. What is the same is kept,
// so that who draws can tell by identity what need not be drawn again. Pure.

// Lists and plain objects, as JSON has them; a map or a set is itself only.
const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

// `after`, in which every part that equals the part of `before` at the same place is that part.
export function share<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isData(before) || !isData(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const shared = names.map((name) => share(before[name], after[name]));
  const same =
    names.length === Object.keys(before).length &&
    names.every((name, i) => name in before && Object.is(shared[i], before[name]));
  if (same) return before as Value;
  if (Array.isArray(after)) return shared as Value;
  return Object.fromEntries(names.map((name, i) => [name, shared[i]])) as Value;
}
