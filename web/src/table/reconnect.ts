// What to do when the connection to a table changes. One pure function; the numbers name the rows of its
// decision table, and the tests name them too.
//
//  1  the page has left the table                        stop
//  2  the table said no for good (private, unknown, …)   stop, and say why
//  3  the browser is offline                             wait for the network
//  4  the network is back, or the page is shown again    connect now
//  5  the server said that it closes (1012)              after half a second, it starts again soon
//  6  cut off for reading too slowly (1008, 1013)        after two seconds, to let things calm down
//  7  something is missing: numbers do not join          connect now, from the last number known
//  8  no reply in time: the connection is dead           connect now
//  9  lost after it had worked                           connect now, once
// 10  lost again, or never opened                        wait: 0.5 s, 1 s, 2 s … at most 15 s, spread
// 11  the attempt itself takes too long                  as 10
// 12  this device was ended (4001)                       stop, and say so
export interface Situation {
  readonly left: boolean;
  readonly refused: string | null; // the error's code, where the table answered with one
  readonly online: boolean;
  readonly failures: number; // attempts in a row that did not lead to a welcome
  readonly spread: number; // 0 to 1, random
}

export type Happening =
  | { readonly kind: 'closed'; readonly code: number; readonly welcomed: boolean }
  | { readonly kind: 'network back' }
  | { readonly kind: 'page shown' }
  | { readonly kind: 'numbers do not join' }
  | { readonly kind: 'no reply' }
  | { readonly kind: 'attempt too long' };

export type Decision =
  | { readonly row: number; readonly act: 'stop' }
  | { readonly row: number; readonly act: 'wait for network' }
  | { readonly row: number; readonly act: 'connect'; readonly after: number }; // milliseconds

// Errors that another attempt would only get again.
const final = new Set(['private', 'banned', 'unknown_table', 'other_version', 'bad_entry', 'wrong_hash', 'bad_input']);

export const longestWait = 15000;
export const deviceEnded = 4001; // the server's own code

function backOff(failures: number, spread: number): number {
  const wait = Math.min(longestWait, 500 * 2 ** Math.min(failures, 10));
  return Math.round(wait * (0.75 + 0.25 * spread));
}

export function decide(situation: Situation, happening: Happening): Decision {
  if (situation.left) return { row: 1, act: 'stop' };
  if (situation.refused !== null && final.has(situation.refused)) return { row: 2, act: 'stop' };
  if (!situation.online) return { row: 3, act: 'wait for network' };
  switch (happening.kind) {
    case 'network back':
    case 'page shown':
      return { row: 4, act: 'connect', after: 0 };
    case 'numbers do not join':
      return { row: 7, act: 'connect', after: 0 };
    case 'no reply':
      return { row: 8, act: 'connect', after: 0 };
    case 'attempt too long':
      return { row: 11, act: 'connect', after: backOff(situation.failures, situation.spread) };
    case 'closed':
      if (happening.code === deviceEnded) return { row: 12, act: 'stop' };
      if (happening.welcomed && happening.code === 1012) return { row: 5, act: 'connect', after: 500 };
      if (happening.code === 1008 || happening.code === 1013) return { row: 6, act: 'connect', after: 2000 };
      if (happening.welcomed) return { row: 9, act: 'connect', after: 0 };
      return { row: 10, act: 'connect', after: backOff(situation.failures, situation.spread) };
  }
}
