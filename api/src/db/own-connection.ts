import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';

const AGAIN_MS = 1000;

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

/** A connection outside the pool, for locks and listeners, which last as long as it does; opened again when it breaks. */
export function keepConnection(
  pool: Pick<Pool, 'options'>,
  { onOpen, onEnd = () => undefined, onError }: Means,
): OwnConnection {
  const closing = new AbortController();

  /** Resolves when the connection has ended. */
  async function openOnce() {
    const client = new pg.Client(pool.options as pg.ClientConfig);
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
      client.on('error', (error) => {
        if (!closing.signal.aborted) onError(error);
        resolve();
      });
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      await onOpen(client);
      await ended;
    } finally {
      onEnd();
      await client.end().catch(() => undefined);
    }
  }

  async function keep() {
    while (!closing.signal.aborted) {
      await openOnce().catch(onError);
      await pause(AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
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
