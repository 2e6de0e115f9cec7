// What is shipped: the container's packages, the Debian package's files and version, the backups.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const textOf = (path) => readFileSync(join(root, path), 'utf8');
const lines = (text) => text.split('\n').filter((line) => line !== '');
const has = (program) => spawnSync(program, ['--version']).status === 0;

function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-packaging-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// As on a machine where nothing is installed yet, node included.
const packagesPlay = lines(
  execFileSync('bash', ['-c', 'command() { false; }; . script/lib.sh; printf "%s\\n" "${packages_play[@]}"'], {
    cwd: root,
    encoding: 'utf8',
  }),
);
// The two halves of the Containerfile: where it is built, and where it runs.
const [building, running] = textOf('ops/Containerfile').split(/^FROM .*-slim/m);

test('what the container needs to build is what script/play needs', () => {
  assert.ok(packagesPlay.includes('npm') && packagesPlay.includes('libutf8proc-dev'));
  const named = packagesPlay.filter((name) => new RegExp(`[\\s]${name.replace(/[+.]/g, '\\$&')}[\\s]`).test(building));
  const fromTheList = building.includes('need_packages "${packages_play[@]}"');
  assert.deepEqual(fromTheList ? packagesPlay : named, packagesPlay);
});

test('the container has the libraries that the program is linked with', { skip: !has('dpkg-query') }, () => {
  const libraries = packagesPlay.filter((name) => name.endsWith('-dev'));
  const depends = execFileSync('dpkg-query', ['-W', '-f=${Depends}\\n', ...libraries], { encoding: 'utf8' });
  const needed = depends
    .split(/[,|\n]/)
    .map((each) => each.trim().split(' ')[0])
    .filter((name) => /^(lib|zlib)/.test(name) && !/-dev$/.test(name));
  assert.ok(needed.length >= 5, depends);
  const missing = needed.filter((name) => !new RegExp(`\\s${name.replace(/[+.]/g, '\\$&')}\\s`).test(running));
  assert.deepEqual(missing, []);
});

test('every unit of ops is in the package, and the socket has the address of the settings', () => {
  const packaged = textOf('cmake/package.cmake');
  const units = readdirSync(join(root, 'ops')).filter((name) => /\.(service|socket|timer)$/.test(name));
  assert.deepEqual(units, ['orrery-backup.service', 'orrery-backup.timer', 'orrery.service', 'orrery.socket']);
  for (const unit of units) assert.ok(packaged.includes(`/${unit}"`), unit);
  const settings = textOf('ops/orrery.conf');
  const value = (name) => new RegExp(`^${name} = (.*)$`, 'm').exec(settings)[1];
  assert.ok(textOf('ops/orrery.socket').includes(`\nListenStream=${value('host')}:${value('port')}\n`));
});

test('a later commit makes a later package', { skip: !has('git') || !has('dpkg') }, () => {
  const versionAt = (count) =>
    inFolder((folder) => {
      const run = (...words) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...words], { cwd: folder });
      run('init', '-q');
      for (let i = 0; i < count; ++i) run('commit', '-q', '--allow-empty', '-m', `${i}`);
      writeFileSync(
        join(folder, 'print.cmake'),
        `set(CPACK_PACKAGE_VERSION 0.1.0)\nset(CPACK_ORRERY_SOURCE "${folder}")\n` +
          `include("${root}/cmake/package_version.cmake")\nmessage("\${CPACK_DEBIAN_PACKAGE_VERSION}")\n`,
      );
      return spawnSync('cmake', ['-P', join(folder, 'print.cmake')], { encoding: 'utf8' }).stderr.trim();
    });
  const [before, after] = [versionAt(9), versionAt(10)];
  for (const [older, newer] of [['0.1.0', before], [before, after], [after, '0.1.1']])
    assert.equal(spawnSync('dpkg', ['--compare-versions', older, 'lt', newer]).status, 0, `${older} < ${newer}`);
});

// `orrery backup FILE` as far as the script knows it; fails where it is told to.
function withBackups(work) {
  inFolder((folder) => {
    const bin = join(folder, 'bin'), kept = join(folder, 'kept');
    mkdirSync(bin);
    mkdirSync(kept);
    writeFileSync(join(bin, 'orrery'), '#!/bin/sh\n[ -z "$BROKEN" ] && echo "$STAMP" >"$2"\n');
    writeFileSync(join(bin, 'date'), '#!/bin/sh\necho "$STAMP"\n');
    for (const name of ['orrery', 'date']) chmodSync(join(bin, name), 0o755);
    const backup = (stamp, broken = '') =>
      spawnSync('sh', [join(root, 'ops/backup'), kept, '3'], {
        env: { PATH: `${bin}:${process.env.PATH}`, STAMP: stamp, BROKEN: broken },
      }).status;
    work(backup, kept);
  });
}

test('so many backups are kept, the latest, and nothing else is touched', () => {
  withBackups((backup, kept) => {
    writeFileSync(join(kept, 'mine.sqlite'), '');
    for (const day of ['01', '02', '03', '04', '05']) assert.equal(backup(`2026-11-${day}`), 0);
    const expected = ['mine.sqlite', 'orrery-2026-11-03.sqlite', 'orrery-2026-11-04.sqlite', 'orrery-2026-11-05.sqlite'];
    assert.deepEqual(readdirSync(kept).sort(), expected);
  });
});

test('a backup that fails says so, and costs none of those before', () => {
  withBackups((backup, kept) => {
    for (const day of ['01', '02', '03']) assert.equal(backup(`2026-11-${day}`), 0);
    assert.notEqual(backup('2026-11-04', 'yes'), 0);
    assert.equal(readdirSync(kept).length, 3);
    assert.ok(existsSync(join(kept, 'orrery-2026-11-01.sqlite')));
  });
});
