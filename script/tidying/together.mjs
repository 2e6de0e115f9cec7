// Sources compiled together: parsing what all of them include, and walking through it, is most of what clang-tidy does
// for a source alone.
import { dirname, join } from 'node:path';

const largest = 20; // of more, one that clashes spoils too much

// Sources of one folder with the same flags, twenty at most: [[source, ...], ...].
export function groupsOf(sources, flagsOf) {
  const groups = new Map();
  for (const source of sources) {
    const key = `${dirname(source)} ${flagsOf(source)}`;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(source);
  }
  return [...groups.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / largest) }, (_, index) => all.slice(index * largest, (index + 1) * largest)),
  );
}

// The text of a source that includes these.
export const textOf = (root, group) => group.map((source) => `#include "${join(root, source)}" // NOLINT\n`).join('');

// What clang-tidy said: [{ file, message, text, broken }]; `broken`: it does not compile, or not without a warning. Notes belong to what they
// follow. What it says in a header, it says once for each group that includes it.
export function findingsOf(root, output) {
  const findings = [];
  for (const line of output.split('\n')) {
    const found = /^(\/.*?):\d+:\d+: (?:warning|error|fatal error): (.*)$/.exec(line) ?? /^()(?:error|fatal error): (.*)$/.exec(line);
    if (found) {
      const file = found[1].replace(`${root}/`, '');
      findings.push({ file, message: found[2], text: '', broken: found[2].includes('[clang-diagnostic-') });
    }
    const last = findings.at(-1);
    if (last) last.text += `${line.replace(`${root}/`, '')}\n`;
  }
  return findings;
}

// Helpers that are called alike may be what does not compile or shadows, though each compiles alone: those that are complained of
// are looked at alone, the rest once more together. Nothing where no other way is left.
export function apart(group, findings) {
  if (group.length === 1 || !findings.some(({ broken }) => broken)) return [];
  const alone = group.filter((source) => findings.some(({ file, broken }) => broken && file === source));
  const rest = group.filter((source) => !alone.includes(source));
  if (alone.length === 0) return group.map((source) => [source]);
  return [...alone.map((source) => [source]), ...(rest.length > 0 ? [rest] : [])];
}
