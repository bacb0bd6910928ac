/** An order that was confirmed to a shopper. */
export interface ConfirmedOrder {
  number: string;
  total: number;
  isPaidOnline: boolean;
}

/** What all shoppers together have seen. */
export interface Tally {
  requests: number;
  journeys: number;
  /** By the name of what was done. */
  done: Map<string, number>;
  /** Requests that were sent again, by reason: a process was killed under them. */
  retries: Map<string, number>;
  /** Pages that left the rendering of an area to the browser. */
  incomplete: number;
  /** Of these, the ones that no killed process explains. */
  unexplained: number;
  /** Answers that were not true. */
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
