// See script/tidy.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Clean } from './clean.mjs';
import { Sources } from './sources.mjs';
import { apart, findingsOf, groupsOf, textOf } from './together.mjs';

const { values, positionals } = parseArgs({
  options: {
    root: { type: 'string' },
    jobs: { type: 'string' },
    changed: { type: 'boolean', default: false },
    most: { type: 'string', default: 'Infinity' },
    fix: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { root } = values;
const most = Number(values.most);
if (!(most >= 1)) throw new Error(`--most: not a number from 1 on: ${values.most}`);

const program = 'clang-tidy-19';
const folder = join(root, 'build/tidy');
mkdirSync(folder, { recursive: true });
const commands = JSON.parse(readFileSync(join(root, 'build/dev/compile_commands.json'), 'utf8'));
const flags = new Map(commands.map(({ file, command }) => [relative(root, file), command.replace(/ -o \S+ -c \S+$/, '')]));
const outside = [execFileSync(program, ['--version'], { encoding: 'utf8' }), readFileSync(join(root, '.clang-tidy'), 'utf8')].join('\n');

const sources = new Sources(root);
const clean = new Clean(join(folder, 'clean.json'), sources, (source) => `${outside}\n${flags.get(source).replaceAll(root, '')}`);
const named = positionals.map((path) => relative(root, resolve(path)));
const asked = named.length > 0 ? named : values.changed ? sources.changed() : sources.all();
if (asked === undefined) {
  console.log('clang-tidy: no commit here is a day old, so what changed is not known; without --changed all of src is looked at');
  process.exit();
}
for (const source of asked) if (!flags.has(source)) throw new Error(`${source}: build/dev compiles no such source`);
const open = asked.filter((source) => !clean.has(source));
const chosen = open.slice(0, most);
const what = `${asked.length} sources${values.changed ? ' that changed' : ''}`;
const left = chosen.length < open.length ? `, of the rest the ${chosen.length} that changed last` : '';
console.log(`clang-tidy: ${what}, ${asked.length - open.length} known to be clean${left}`);

// What it finds in a group, as a source of its own that the flags of the group compile.
let made = 0;
function look(group) {
  const here = join(folder, `together-${++made}`);
  mkdirSync(here, { recursive: true });
  const file = join(here, 'together.cpp');
  writeFileSync(file, textOf(root, group));
  const command = `${flags.get(group[0])} -o together.o -c ${file}`;
  writeFileSync(join(here, 'compile_commands.json'), JSON.stringify([{ directory: join(root, 'build/dev'), command, file }]));
  const config = `--config-file=${join(root, '.clang-tidy')}`;
  const words = ['--quiet', config, '--warnings-as-errors=*', '-p', here, ...(values.fix ? ['--fix'] : []), file];
  return new Promise((done) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', (error) => done({ status: 1, output: `error: ${error}` }));
    child.on('close', (status) => done({ status, output }));
  });
}

const started = Date.now();
const said = new Set();
const waiting = groupsOf(chosen, (source) => flags.get(source));
async function work() {
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const keys = group.map((source) => clean.key(source));
    const { status, output } = await look(group);
    const findings = findingsOf(root, output);
    const again = apart(group, findings);
    if (again.length > 0) {
      waiting.push(...again);
      continue;
    }
    if (status !== 0 && findings.length === 0) findings.push({ file: '', text: `${group.join(' ')}:\n${output}` });
    // A finding in a header is one in all of the group.
    const all = findings.some(({ file }) => !group.includes(file));
    group.forEach((source, index) => {
      if (!all && !findings.some(({ file }) => file === source)) clean.add(source, keys[index]);
    });
    for (const { text } of findings) {
      if (!said.has(text)) console.log(text.trimEnd());
      said.add(text);
    }
  }
}
// Two that mend the same header at once would spoil it.
await Promise.all(Array.from({ length: values.fix ? 1 : Number(values.jobs) }, work));
console.log(`clang-tidy: ${said.size} findings in ${chosen.length} sources, ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = said.size > 0 ? 1 : 0;
