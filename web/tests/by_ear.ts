// Plays by keys what is heard: now and then the advice, otherwise any control by its name, or what the arrow keys lead
// to. Notes what a listener would miss.
import { readdirSync, readFileSync } from 'node:fs';
import { dice } from './clicker';
import { patience } from './harness';
import { announced, news, type Heard, type Listener, type Tree } from './listener';

type Texts = Readonly<Record<string, string>>;
export type Language = 'en' | 'de' | 'fr';

const folder = (language: Language): string => new URL(`../messages/${language}/`, import.meta.url).pathname;
export const textsOf = (language: Language, file: string): Texts =>
  JSON.parse(readFileSync(folder(language) + file, 'utf8')) as Texts;

// What is said in English and never in that language.
function foreignTo(language: Language): ReadonlySet<string> {
  const all = (of: Language) => readdirSync(folder(of)).flatMap((file) => Object.values(textsOf(of, file)));
  const own = new Set(all(language));
  return new Set(language === 'en' ? [] : all('en').filter((text) => !own.has(text)));
}

const hush = 30_000; // milliseconds after which nothing will be said of what was chosen: a busy machine is slow

export class ByEar {
  readonly faults = new Set<string>();
  readonly words: Texts; // the shell's own
  decisions = 0;
  advised = 0; // of them
  missed = 0; // gone as they were chosen
  private chosen: { readonly before: Tree; readonly control: Heard } | null = null; // last
  private readonly foreign: ReadonlySet<string>;
  private readonly random: () => number;

  constructor(
    private readonly listener: Listener,
    language: Language,
    seed: number,
  ) {
    this.words = textsOf(language, 'common.json');
    this.foreign = foreignTo(language);
    this.random = dice(seed);
  }

  private word(key: string): string {
    return this.words[key] ?? key;
  }

  // What can be chosen: on the board, in the tray, among the answers.
  private choices(tree: Tree): Tree {
    const places = [`region ${this.word('tray')}`, `group ${this.word('answers')}`];
    const offered = ({ within }: Heard) => within.some((one) => one.startsWith('main') || places.includes(one));
    if (tree.some(({ name }) => name === this.word('end.show'))) return []; // the result is about to be told
    return tree.filter((one) => one.role === 'button' && one.focusable && !one.disabled && offered(one));
  }

  private isOver = (tree: Tree): boolean => tree.some(({ role }) => role === 'dialog');

  // Until something can be chosen, or the result is there; where all race, a bot gives people a minute. What was chosen
  // last has been answered by then: words that say themselves, or another state of what has the focus, which is never
  // lost on the way.
  private async ready(): Promise<Tree> {
    const asked = ({ role, name, busy }: Heard) => role === 'region' && name === this.word('ask') && !busy;
    const began = Date.now();
    let answered = this.chosen === null;
    for (;;) {
      if (this.chosen && !(await this.listener.focused())) this.faults.add(`the focus is lost after ${this.told}`);
      const tree = await this.listener.tree();
      answered ||= this.isAnswered(tree);
      const late = Date.now() > began + hush;
      if (this.isOver(tree) || ((answered || late) && tree.some(asked) && this.choices(tree).length > 0)) {
        if (!answered) this.faults.add(`nothing is said after ${this.told}: ${announced(tree)}`);
        this.inspect(tree);
        return tree;
      }
      if (Date.now() > began + 2 * patience) throw new Error(`nothing can be chosen; announced: ${announced(tree)}`);
      await this.listener.page.waitForTimeout(20);
    }
  }

  private isAnswered(tree: Tree): boolean {
    if (!this.chosen || this.isOver(tree)) return true;
    const { before, control } = this.chosen;
    const now = tree.find(({ id }) => id === control.id);
    if (control.pressed && now?.pressed) return true; // one of several, and it was that one already
    return news(before, tree) !== '' || (now !== undefined && now.state !== control.state);
  }

  private get told(): string {
    return `“${this.chosen?.control.name ?? ''}”`;
  }

  // Names there are, distinct and in the listener's language.
  private inspect(tree: Tree): void {
    const seen = new Set<string>();
    for (const { role, name, description, within, focusable, disabled } of tree) {
      if (!focusable || role === 'RootWebArea') continue;
      if (name.trim() === '') this.faults.add(`no name: ${role} in ${within.join(', ')}`);
      if (this.foreign.has(name)) this.faults.add(`not translated: ${name}`);
      if (disabled || role !== 'button') continue;
      const told = `${name} ${description}`;
      if (seen.has(told)) this.faults.add(`two of the same name: ${told}`);
      seen.add(told);
    }
  }

  // Asks for a hint, all of it where it is a plan. Null: in a game where all act at once it may be gone before it is
  // heard.
  private async ask(): Promise<Tree | null> {
    await this.listener.press('h');
    const thinks = ({ words }: Heard) => words.some(({ text }) => text === this.word('hint.thinking'));
    const tree = await this.listener.until('a hint', (one) => !one.some(thinks));
    const offers = ['hint.play_all', 'hint.play'].flatMap((key) => tree.filter(({ name }) => name === this.word(key)));
    const [offer] = offers;
    if (!offer) return null;
    this.inspect(tree);
    if (!(await this.listener.walkTo(offer, tree))) return null;
    this.advised += 1;
    return tree;
  }

  // From one glowing thing to the next.
  private async wander(): Promise<void> {
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    for (let steps = 0; steps < 3; steps += 1)
      await this.listener.press(keys[Math.floor(this.random() * keys.length)] ?? 'ArrowRight');
  }

  // One choice; false: the game is over.
  async decide(hints: number): Promise<boolean> {
    const tree = await this.ready();
    if (this.isOver(tree)) return false;
    this.decisions += 1;
    const advised = tree.some(({ name, disabled }) => name === this.word('hint') && !disabled);
    const how = this.random();
    const heard = advised && how < hints ? await this.ask() : null;
    if (!heard && how < (1 + hints) / 2) await this.wander();
    else if (!heard) await this.walk(tree);
    // What comes while one walks, such as what a choice would bring, is no answer; nor is the end, where others bring it.
    const before = await this.listener.tree();
    if (this.isOver(before)) return false;
    const control = await this.listener.focused();
    if (!control) throw new Error(`the keys lead nowhere; announced: ${announced(before)}`);
    // Where others act, what had the focus may go as the key comes.
    const reached = await this.listener.choose(control);
    this.chosen = reached ? { before, control } : null;
    this.missed += reached ? 0 : 1;
    return true;
  }

  // Chooses it, as anything else is chosen.
  private async choose(wanted: Heard, tree: Tree): Promise<void> {
    if (!(await this.listener.walkTo(wanted, tree))) this.faults.add(`Tab does not lead to “${wanted.name}”`);
    const before = await this.listener.tree();
    const control = await this.listener.focused();
    if (!control) throw new Error(`the keys lead nowhere; announced: ${announced(before)}`);
    if (!(await this.listener.choose(control))) this.faults.add(`“${control.name}” goes while it is chosen`);
    this.chosen = { before, control };
    this.decisions += 1;
  }

  // The companion: answers what is asked, ends the own turn, ticks off what Cosmobot does, until it is one's own turn
  // again.
  async companionTurn(words: Texts): Promise<{ readonly ticked: number }> {
    const most = 120;
    let [reported, ticked] = [false, 0];
    for (let steps = 0; steps < most; steps += 1) {
      const tree = await this.ready();
      const named = (key: string) => this.choices(tree).find(({ name }) => name === words[key]);
      const [end, tick, done] = [named('answer.done'), named('carry.tick'), named('carry.done')];
      if (end && reported) return { ticked };
      reported ||= end !== undefined;
      ticked += tick ? 1 : 0;
      // What is asked is answered in the tray; what is tapped on the map would be a turn of one's own.
      const [any] = this.choices(tree).filter(
        ({ name, pressed, within }) =>
          !pressed && name !== words['tab.typing'] && !within.some((one) => one.startsWith('main')),
      );
      const next = tick ?? end ?? done ?? any;
      if (!next) break;
      await this.choose(next, tree);
    }
    throw new Error(
      `no turn of Cosmobot’s was carried out: ${reported ? 'reported' : 'not reported'}, ${ticked} ticked`,
    );
  }

  // To any of the choices by its name. In a game where all act at once it may be gone by then.
  private async walk(tree: Tree): Promise<void> {
    const all = this.choices(tree);
    const wanted = all[Math.floor(this.random() * all.length)];
    if (!wanted || (await this.listener.walkTo(wanted, tree))) return;
    const now = this.choices(await this.listener.tree()).find(({ id }) => id === wanted.id);
    if (now) this.faults.add(`Tab does not lead to “${now.name}”`);
    await this.wander();
  }
}
