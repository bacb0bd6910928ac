import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';

type Listener = () => void;

/** Changes of orders, wherever they were made: by this process or by another instance. */
export interface OrderEvents {
  /** Calls back when something changed, and when it may have while nobody listened. Returns how to stop. */
  subscribe(orderId: string, listener: Listener): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'order_changed';
const AGAIN_MS = 1000;

/** Listens on a connection of its own, which is opened with the first who wants to know and opened anew when it breaks. */
export function createOrderEvents(pool: Pick<Pool, 'options'>, onError: (error: unknown) => void): OrderEvents {
  const listeners = new Map<string, Set<Listener>>();
  const closing = new AbortController();
  const connection: { running: Promise<void> | null } = { running: null };

  const tellAll = () => {
    for (const some of listeners.values()) for (const listener of some) listener();
  };

  /** Resolves when the connection has ended. */
  async function listenOnce() {
    const client = new pg.Client(pool.options as pg.ClientConfig);
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
      client.on('error', (error) => {
        if (!closing.signal.aborted) onError(error);
        resolve();
      });
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners.get(payload) ?? []) listener();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      tellAll();
      await ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function listen() {
    while (!closing.signal.aborted) {
      await listenOnce().catch(onError);
      await pause(AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    subscribe(orderId, listener) {
      const some = listeners.get(orderId) ?? new Set();
      listeners.set(orderId, some.add(listener));
      connection.running ??= listen();
      return () => {
        some.delete(listener);
        if (some.size === 0 && listeners.get(orderId) === some) listeners.delete(orderId);
      };
    },

    async close() {
      closing.abort();
      await connection.running;
    },
  };
}
