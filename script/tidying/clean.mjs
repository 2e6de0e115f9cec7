// What is known to be clean: a file below build/ that says of each source what it was made of when clang-tidy found
// nothing in it. A change of it, of what it includes of ours, of its flags, of the checks or of clang-tidy asks again;
// a change of what is outside (a newer Boost) does not: `rm -r build/tidy` does.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class Clean {
  // settings: everything but the source that a finding depends on.
  constructor(path, sources, settings) {
    this.path = path;
    this.sources = sources;
    this.settings = settings;
    this.known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  }

  key(source) {
    const parts = [this.settings(source), this.sources.fingerprint(source)];
    return createHash('sha256').update(parts.join('\n')).digest('hex');
  }

  has(source) {
    return this.known[source] === this.key(source);
  }

  // Written each time: what was found before an interruption is not lost.
  add(source, key) {
    this.known[source] = key;
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify(this.known, null, 1));
  }
}
