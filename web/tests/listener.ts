// Somebody who hears the page and has only keys: the accessibility tree is all there is to see, as a screen reader has
// it. Nothing here knows of classes, marks or pixels.
import type { CDPSession, Page } from 'playwright-core';
import { patience, type Person } from './harness';

interface Value {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

interface Words {
  readonly id: number; // what is said anew has another
  readonly text: string;
}

export interface Heard {
  readonly id: number; // the same for the same thing, as long as it is there
  readonly role: string;
  readonly name: string;
  readonly description: string; // where it says more than the name
  readonly within: readonly string[]; // what it is in, each as its role and name: "region What to do"
  readonly words: readonly Words[]; // all that is read inside
  readonly pressed: boolean;
  readonly state: string; // pressed, selected, expanded: said when it changes under the focus
  readonly focusable: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly live: boolean;
}

export type Tree = readonly Heard[];

// As it is heard: whether a line may be broken there makes no difference.
const text = (value: Value | undefined): string =>
  typeof value?.value === 'string' ? value.value.replace(/[\u00a0\u202f]/g, ' ') : '';

function heardOf(node: AxNode, within: readonly string[], words: readonly Words[]): Heard {
  const property = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value;
  const [name, description] = [text(node.name), text(node.description)];
  return {
    id: node.backendDOMNodeId ?? -1,
    role: text(node.role),
    name,
    description: description === name ? '' : description,
    within,
    words,
    pressed: String(property('pressed')) === 'true',
    state: ['pressed', 'selected', 'expanded'].map((one) => String(property(one))).join(' '),
    focusable: property('focusable') === true,
    disabled: property('disabled') === true,
    busy: property('busy') === true,
    live: ['polite', 'assertive'].includes(String(property('live'))),
  };
}

// The tree from the top, without what a screen reader passes over.
function read(nodes: readonly AxNode[]): Tree {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const tree: Heard[] = [];
  function tell(node: AxNode, within: readonly string[]): readonly Words[] {
    const role = text(node.role);
    if (role === 'InlineTextBox') return [];
    if (role === 'StaticText') return node.ignored ? [] : [{ id: node.backendDOMNodeId ?? -1, text: text(node.name) }];
    const at = tree.length;
    const path = node.ignored ? within : [...within, `${role} ${text(node.name)}`.trim()];
    const words = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap((child) => tell(child, path));
    if (!node.ignored) tree.splice(at, 0, heardOf(node, within, words));
    return words;
  }
  for (const node of nodes) if (node.parentId === undefined) tell(node, []);
  return tree;
}

// All that live regions say now.
const saidIn = (tree: Tree): readonly Words[] => tree.filter(({ live }) => live).flatMap(({ words }) => words);

export const announced = (tree: Tree): string =>
  saidIn(tree)
    .map(({ text }) => text)
    .join(' ');

// What has come to be said by itself between two moments: words that are new, or others than they were.
export function news(before: Tree, after: Tree): string {
  const known = saidIn(before);
  const isNew = ({ id, text }: Words) => !known.some((one) => one.id === id && one.text === text);
  return saidIn(after)
    .filter(isNew)
    .map(({ text }) => text)
    .join(' ');
}

export class Listener {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async at(person: Person, page: Page): Promise<Listener> {
    const session = await person.context.newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Listener(page, session);
  }

  async tree(): Promise<Tree> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
    return read(nodes);
  }

  // What has the focus; null when nothing has.
  async focused(): Promise<Heard | null> {
    const expression = 'document.activeElement === document.body ? null : document.activeElement';
    const { result } = await this.session.send('Runtime.evaluate', { expression });
    const { objectId } = result;
    if (objectId === undefined) return null;
    const asked = { objectId, fetchRelatives: false };
    const { nodes } = (await this.session.send('Accessibility.getPartialAXTree', asked)) as { nodes: AxNode[] };
    return nodes[0] ? heardOf(nodes[0], [], []) : null;
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  private async resolved(thing: Heard): Promise<string | undefined> {
    const node = await this.session.send('DOM.resolveNode', { backendNodeId: thing.id }).catch(() => null);
    return node?.object.objectId;
  }

  private async evaluateAt(objectId: string, functionDeclaration: string): Promise<unknown> {
    const asked = { objectId, functionDeclaration, returnByValue: true };
    return (await this.session.send('Runtime.callFunctionOn', asked)).result.value;
  }

  // Chooses it, as it has the focus; false: it was gone before the key came, and that was for something else.
  async choose(thing: Heard): Promise<boolean> {
    const objectId = await this.resolved(thing);
    if (objectId === undefined) return false;
    const notes = '({ target }) => (this.heardKey = target === this), { capture: true, once: true }';
    await this.evaluateAt(objectId, `function () { addEventListener('keydown', ${notes}); }`);
    await this.press('Enter');
    return (await this.evaluateAt(objectId, 'function () { return this.heardKey; }')) === true;
  }

  // Waits until the tree says so, and returns it.
  async until(what: string, holds: (tree: Tree) => boolean, most = patience): Promise<Tree> {
    const end = Date.now() + most;
    for (;;) {
      const tree = await this.tree();
      if (holds(tree)) return tree;
      if (Date.now() > end) throw new Error(`Timeout: ${what}; announced: ${announced(tree)}`);
      await this.page.waitForTimeout(20);
    }
  }

  // With Tab, the shorter way round; false: it does not lead there. Whether it has the focus is asked of the thing
  // itself: to read a tree at each step would take most of a game's time.
  async walkTo(wanted: Heard, tree: Tree): Promise<boolean> {
    const all = tree.filter(({ focusable }) => focusable); // Tab may also stop where there is only something to read
    const stops = all.filter(({ disabled }) => !disabled).map(({ id }) => id);
    const from = stops.indexOf((await this.focused())?.id ?? -1);
    const ahead = (stops.indexOf(wanted.id) - from + stops.length) % stops.length;
    const key = ahead <= stops.length / 2 ? 'Tab' : 'Shift+Tab';
    const objectId = await this.resolved(wanted);
    if (objectId === undefined) return false; // it is gone
    const hasFocus = 'function () { return document.activeElement === this; }';
    for (let steps = 0; steps < all.length + 10; steps += 1) {
      if ((await this.evaluateAt(objectId, hasFocus)) === true) return true;
      await this.press(key);
    }
    return false;
  }
}
