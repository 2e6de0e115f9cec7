// Which sources clang-tidy looks at, and what each of them is made of.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// Files are named by their path from the root of the tree.
export class Sources {
  constructor(root) {
    this.root = root;
    this.included = new Map();
    this.digests = new Map();
    this.files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `src/${file}`)
      .filter((file) => /\.(h|cpp)$/.test(file))
      .sort();
  }

  all() {
    return this.files.filter((file) => file.endsWith('.cpp'));
  }

  // What a file of ours includes of ours, itself.
  includes(file) {
    let found = this.included.get(file);
    if (!found) {
      const text = readFileSync(join(this.root, file), 'utf8');
      this.digests.set(file, createHash('sha256').update(text).digest('hex'));
      found = [...text.matchAll(/^[ \t]*#[ \t]*include[ \t]+"([^"]+)"/gm)]
        .map(([, name]) => [`src/${name}`, normalize(join(dirname(file), name))].find((path) => existsSync(join(this.root, path))))
        .filter((path) => path !== undefined);
      this.included.set(file, found);
    }
    return found;
  }

  // The file and all of ours that it includes, through others too.
  closure(file) {
    const seen = new Set([file]);
    for (const next of seen) for (const path of this.includes(next)) seen.add(path);
    return [...seen].sort();
  }

  // Changes with anything of ours that the source is compiled from.
  fingerprint(file) {
    const hash = createHash('sha256');
    for (const path of this.closure(file)) hash.update(`${path} ${this.digests.get(path)}\n`);
    return hash.digest('hex');
  }

  // The source in which a changed file is looked at: itself, the one of a header's name, or the first that includes it.
  sourceOf(file) {
    if (file.endsWith('.cpp')) return this.files.includes(file) ? file : undefined;
    const own = file.replace(/\.h$/, '.cpp');
    if (this.files.includes(own)) return own;
    return this.all().find((source) => this.includes(source).includes(file)) ?? this.all().find((source) => this.closure(source).includes(file));
  }

  // Sources that differ from the newest commit that is a day old, the last changed first. Where there is no such commit
  // (a shallow clone, a tree without history) it cannot be known: undefined.
  changed() {
    const git = (...words) => {
      try {
        const output = execFileSync('git', ['-C', this.root, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
        return output.split('\n').filter((line) => line !== '');
      } catch {
        return [];
      }
    };
    const [base] = git('rev-list', '-1', '--before=1 day ago', 'HEAD');
    if (!base) return undefined;
    const differing = new Set([...git('diff', '--name-only', base, '--', 'src'), ...git('ls-files', '-o', '--exclude-standard', 'src')]);
    const committed = new Set(git('log', '--format=', '--name-only', `${base}..HEAD`, '--', 'src'));
    const notYet = [...git('diff', '--name-only', 'HEAD', '--', 'src'), ...git('ls-files', '-o', '--exclude-standard', 'src')];
    const order = [...new Set([...notYet, ...committed])].filter((file) => differing.has(file) && this.files.includes(file));
    return [...new Set(order.map((file) => this.sourceOf(file)))].filter((source) => source !== undefined);
  }
}
