// The program, asked by its line protocol (docs/protocol.md): $ORRERY_PROGRAM, or the one that was built for the checks.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export function findProgram() {
  const program = process.env['ORRERY_PROGRAM'] ?? fileURLToPath(new URL('../../build/check/orrery', import.meta.url));
  if (existsSync(program)) return program;
  throw new Error(
    `There is no program at ${program}: build it (cmake --preset check && cmake --build --preset check), or say in ORRERY_PROGRAM where it is.`,
  );
}

function read(request, line) {
  if (line === undefined || line === '') throw new Error(`no answer to ${JSON.stringify(request)}`);
  const answer = JSON.parse(line);
  if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer.error)}`);
  return answer;
}

// All at once, in one run of the program.
export function askAll(requests, program = findProgram()) {
  const { stdout, stderr, error } = spawnSync(program, ['engine'], {
    input: requests.map((request) => JSON.stringify(request) + '\n').join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  const lines = stdout.split('\n');
  if (lines.length <= requests.length) throw new Error(`${program} engine ended early: ${stderr}`);
  return requests.map((request, i) => read(request, lines[i]));
}

// One after the other, where what is asked depends on the answers.
export function openEngine(program = findProgram()) {
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      engine.stdin.write(JSON.stringify(request) + '\n');
      return read(request, (await lines.next()).value);
    },
    close: () => engine.stdin.end(),
  };
}
