/** An order that was confirmed to a shopper. */
export interface ConfirmedOrder {
  number: string;
  total: number;
  isPaidOnline: boolean;
}

export interface Tally {
  requests: number;
  journeys: number;
  /** Counts by action. */
  done: Map<string, number>;
  /** Repeated requests by reason: their process was killed. */
  retries: Map<string, number>;
  /** Pages in which an area was left to the browser. */
  incomplete: number;
  /** Those of them that no killed process explains. */
  unexplained: number;
  /** Wrong answers. */
  wrong: string[];
  orders: ConfirmedOrder[];
  count(name: string): void;
  countRetry(reason: string, path: string): void;
}

export function createTally(): Tally {
  const add = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    requests: 0,
    journeys: 0,
    done: new Map(),
    retries: new Map(),
    incomplete: 0,
    unexplained: 0,
    wrong: [],
    orders: [],
    count(name) {
      add(this.done, name);
    },
    countRetry(reason, path) {
      add(this.retries, `${reason} (${path.startsWith('/api/') ? 'call' : 'page'})`);
    },
  };
}
