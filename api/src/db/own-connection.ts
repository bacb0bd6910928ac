import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DirectDatabase } from './database.ts';

/** Milliseconds before the next attempt: twice as long after each failure in a row. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** A server that hangs, or a line that is cut, ends no connection: only a question shows it. */
const ASK_EVERY_MS = 5_000;
const ANSWER_MS = 5_000;

export interface OwnConnection {
  close(): Promise<void>;
}

interface Means {
  /** Called each time it has been opened. */
  onOpen: (client: pg.Client) => Promise<void>;
  /** Called each time it has ended. */
  onEnd?: () => void;
  onError: (error: unknown) => void;
}

/**
 * A connection outside the pool, for locks and listeners, which last as long as it does. When it breaks, stops answering, or leads to a
 * server that is not the primary any more, it is opened again.
 */
export function keepConnection(
  { options, primary }: DirectDatabase,
  { onOpen, onEnd = () => undefined, onError }: Means,
): OwnConnection {
  const closing = new AbortController();
  const Client = (options.Client ?? pg.Client) as typeof pg.Client;
  const state = { pauseMs: FIRST_PAUSE_MS };

  /** Resolves when the connection has ended. */
  async function openOnce() {
    const client = new Client({ ...options, query_timeout: ANSWER_MS } as pg.ClientConfig);
    const ending = new AbortController();
    const ended = new Promise<void>((resolve) => {
      const end = () => {
        ending.abort();
        resolve();
      };
      client.once('end', end);
      client.on('error', (error) => {
        if (!closing.signal.aborted) onError(error);
        end();
      });
      closing.signal.addEventListener('abort', end, { once: true });
    });
    try {
      await client.connect();
      await onOpen(client);
      state.pauseMs = FIRST_PAUSE_MS;
      await Promise.race([ended, askUntil(ending.signal, client)]);
    } finally {
      ending.abort();
      onEnd();
      await Promise.race([client.end().catch(() => undefined), pause(ANSWER_MS, undefined, { ref: false })]);
    }
  }

  /** Rejects when there is no answer. */
  async function askUntil(signal: AbortSignal, client: pg.Client) {
    while (!signal.aborted) {
      await pause(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await client.query('select 1');
    }
  }

  async function keep() {
    while (!closing.signal.aborted) {
      await openOnce().catch(onError);
      if (closing.signal.aborted) return;
      await primary.check();
      await pause(state.pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      state.pauseMs = Math.min(state.pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  const running = keep();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}
