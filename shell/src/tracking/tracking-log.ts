import { proxy, ref } from '@odeta/storefront/state';

export interface LogEntry {
  id: number;
  /** Milliseconds since the page's navigation started. */
  at: number;
  name: string;
  data: object;
  state: 'waits for consent' | 'sent' | 'not sent';
  reason: string | null;
}

/** A page that stays open for hours stores only the latest. */
const MOST = 200;

/** For `?tracking-debug`: the outcome of every event of this page. */
export function createTrackingLog() {
  const state = proxy<{ entries: LogEntry[] }>({ entries: [] });
  let last = 0;

  return {
    state,

    add(name: string, data: object): LogEntry {
      last += 1;
      const at = Math.round(performance.now());
      state.entries.push({ id: last, at, name, data: ref(data), state: 'waits for consent', reason: null });
      if (state.entries.length > MOST) state.entries.shift();
      return state.entries.at(-1) as LogEntry;
    },

    /** Without a reason it was sent, with `data`. */
    settle(entry: LogEntry, reason: string | null, data: object = entry.data) {
      Object.assign(entry, { state: reason === null ? 'sent' : 'not sent', reason, data: ref(data) });
    },
  };
}
