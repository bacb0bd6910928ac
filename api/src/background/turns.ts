import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds. Whoever asks this process for something meanwhile waits as long. */
const LONGEST = 10;

/** Awaited between the steps of long work: requests are answered first when the steps since the last turn have taken long. */
export type Turns = () => Promise<void>;

export function createTurns(now: () => number = () => performance.now()): Turns {
  let since = now();
  return async () => {
    if (now() - since < LONGEST) return;
    await turn();
    since = now();
  };
}
