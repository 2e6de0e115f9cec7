// A table at the other end of a WebSocket.
import { signal } from '@preact/signals';
import { hear as hearAnnouncement } from '../host/announcement';
import { addressOfTable } from './address';
import type { Ack, Answer, Commands, Failure, FromTable, Questions } from './messages';
import { completed, present, told, welcomed, type Model } from './model';
import { randomHex } from './random';
import { decide, deviceEnded, type Happening } from './reconnect';
import { Refusal, type Link, type Table } from './table';

interface Waiting {
  readonly request: { readonly op: string; readonly id: string };
  readonly resolve: (reply: Ack | Answer) => void;
  readonly reject: (reason: Refusal) => void;
  sent: number; // performance.now(), 0 while it was not
}

const attemptLimit = 10000; // milliseconds
const replyLimit = 20000; // a hint takes a moment
const entriesAtOnce = 200;

// Why the server does not open the socket; a browser does not tell, so it is asked.
async function refusalOf(path: string): Promise<Failure | null> {
  try {
    const reply = await fetch(path, { credentials: 'same-origin' });
    if (reply.ok) return null;
    return ((await reply.json()) as { error: Failure }).error;
  } catch {
    return null; // no server: not an answer
  }
}

export function openTable(id: string, code: string | null): Table {
  const model = signal<Model | null>(null);
  const link = signal<Link>({ state: 'connecting' });
  const waiting = new Map<string, Waiting>();
  let socket: WebSocket | null = null;
  let gotWelcome = false;
  let failures = 0;
  let closing = false; // the server has said that it stops
  let refused: Failure | null = null;
  let left = false;
  let timer = 0; // the next attempt, or the limit of this one

  const path = (end: string, more: Record<string, string>): string => addressOfTable(id, end, { ...more, code });

  function drop(): void {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    gotWelcome = false;
    for (const request of waiting.values()) request.sent = 0;
    old?.close();
  }

  function consider(happening: Happening): void {
    const decision = decide(
      { left, refused: refused?.code ?? null, online: navigator.onLine, failures, spread: Math.random() },
      happening,
    );
    drop();
    if (decision.act === 'stop') {
      if (refused) {
        link.value = { state: 'refused', failure: refused };
        for (const request of waiting.values()) request.reject(new Refusal(refused));
        waiting.clear();
      }
      return;
    }
    if (decision.act === 'wait for network') {
      link.value = { state: 'lost', retryAt: null };
      return;
    }
    if (decision.after > 0) link.value = { state: 'lost', retryAt: performance.now() + decision.after, closing };
    timer = window.setTimeout(connect, decision.after);
  }

  function connect(): void {
    drop();
    if (left) return;
    if (link.value.state !== 'lost') link.value = { state: 'connecting' };
    const address = new URL(path('/socket', model.value ? { since: String(model.value.number) } : {}), location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const opening = new WebSocket(address);
    socket = opening;
    timer = window.setTimeout(() => {
      failures += 1;
      consider({ kind: 'attempt too long' });
    }, attemptLimit);
    opening.onmessage = (event: MessageEvent<string>) => {
      if (socket === opening) hear(JSON.parse(event.data) as FromTable);
    };
    opening.onclose = async (event) => {
      if (socket !== opening) return;
      const had = gotWelcome;
      if (!had) {
        failures += 1;
        const found = await refusalOf(path('', {}));
        if (socket !== opening) return;
        refused = found;
      }
      if (event.code === deviceEnded) refused = { code: 'device_ended', message: event.reason };
      consider({ kind: 'closed', code: event.code, welcomed: had });
    };
  }

  function send(request: Waiting): void {
    if (!gotWelcome || socket?.readyState !== WebSocket.OPEN) return;
    request.sent = performance.now();
    socket.send(JSON.stringify(request.request));
  }

  function hear(message: FromTable): void {
    switch (message.type) {
      case 'welcome':
        clearTimeout(timer);
        failures = 0;
        gotWelcome = true;
        closing = false;
        refused = null;
        model.value = welcomed(model.value, message, performance.now());
        link.value = { state: 'open' };
        for (const request of waiting.values()) send(request);
        if (!model.value.whole) void fetchLog();
        break;
      case 'entries':
        if (!model.value || message.number <= model.value.number) break; // known already
        if (message.since > model.value.number) consider({ kind: 'numbers do not join' });
        else model.value = told(model.value, message, performance.now());
        break;
      case 'presence':
        if (model.value) model.value = present(model.value, message);
        break;
      case 'ack':
      case 'answer':
      case 'error':
        settle(message);
        break;
      case 'announcement':
        hearAnnouncement(message.announcement);
        break;
      case 'closing':
        closing = true; // the close comes next
        break;
    }
  }

  function settle(reply: Extract<FromTable, { type: 'ack' | 'answer' | 'error' }>): void {
    const { id: answered } = reply;
    const request = answered === undefined ? undefined : waiting.get(answered);
    if (!request || answered === undefined) return;
    if (reply.type === 'error' && reply.error.code === 'not_stored') {
      window.setTimeout(() => send(request), 1000);
      return;
    }
    waiting.delete(answered);
    if (reply.type === 'error') request.reject(new Refusal(reply.error));
    else request.resolve(reply);
  }

  function ask(op: string, fields: object): Promise<Ack | Answer> {
    return new Promise((resolve, reject) => {
      const id = randomHex(16);
      const request: Waiting = { request: { op, id, ...fields }, resolve, reject, sent: 0 };
      waiting.set(id, request);
      send(request);
    });
  }

  async function fetchLog(): Promise<void> {
    const first = model.value?.log[0]?.number ?? (model.value?.number ?? 0) + 1;
    const earlier = [];
    try {
      for (let since = 0; since < first - 1;) {
        const { entries } = (await ask('log', { since, most: entriesAtOnce })) as unknown as Questions['log'][1];
        const last = entries[entries.length - 1];
        if (!last) break;
        earlier.push(...entries);
        since = last.number;
      }
    } catch {
      return; // the game goes on without its beginning in the log
    }
    if (model.value) model.value = completed(model.value, earlier);
  }

  const onOnline = () => link.value.state === 'lost' && consider({ kind: 'network back' });
  const onShown = () =>
    document.visibilityState === 'visible' && link.value.state === 'lost' && consider({ kind: 'page shown' });
  const watch = window.setInterval(() => {
    const now = performance.now();
    const overdue = [...waiting.values()].some(({ sent }) => sent > 0 && now - sent > replyLimit);
    if (overdue && gotWelcome) consider({ kind: 'no reply' });
  }, 1000);
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onShown);
  connect();

  return {
    model,
    link,
    command: <Op extends keyof Commands>(op: Op, fields: Commands[Op]) => ask(op, fields) as Promise<Ack>,
    ask: <Op extends keyof Questions>(op: Op, fields: Questions[Op][0]) =>
      ask(op, fields) as Promise<unknown> as Promise<Questions[Op][1]>,
    retry: () => consider({ kind: 'network back' }),
    close() {
      left = true;
      consider({ kind: 'page shown' });
      clearInterval(watch);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onShown);
    },
  };
}
