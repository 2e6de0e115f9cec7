// A copy of the working tree in a temporary folder: whatever happens, the tree itself is never changed.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// Runs a command: { status, output, timedOut }. What hangs is ended, and what wants all memory is refused it.
export function run(command, { cwd, env = {}, seconds = 3600 }) {
  return new Promise((resolve) => {
    const limited = ['bash', '-c', 'ulimit -v 8388608; exec "$@"', 'bash', ...command];
    const words = command[0] === 'npm' || command[0] === 'npx' ? command : limited; // V8 reserves more than it uses
    const child = spawn(words[0], words.slice(1), { cwd, env: { ...process.env, ...env }, detached: true });
    running.add(child);
    let output = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      stop(child);
    }, seconds * 1000);
    const listen = (part) => (output = (output + part).slice(-200_000));
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (status) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ status, output, timedOut });
    });
  });
}

const running = new Set();
function stop(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

export function copyOf(root) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-mutate-'));
  const remove = () => {
    for (const child of running) stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const packages = join(root, 'web/node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(folder, 'web/node_modules'));

  return {
    files,
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
  };
}
