import type { DirectDatabase } from '../db/database.ts';
import { keepConnection, type OwnConnection } from '../db/own-connection.ts';

type Listener = () => void;

/** Changes of orders by any instance. */
export interface OrderEvents {
  /** Calls back after a change, and when one may have been missed while disconnected. Returns a function to unsubscribe. */
  subscribe(orderId: string, listener: Listener): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'order_changed';

/** Listens on a connection of its own, which is opened for the first subscriber. */
export function createOrderEvents(database: DirectDatabase, onError: (error: unknown) => void): OrderEvents {
  const listeners = new Map<string, Set<Listener>>();
  const connection: { own: OwnConnection | null } = { own: null };

  const tellAll = () => {
    for (const some of listeners.values()) for (const listener of some) listener();
  };

  const listen = () =>
    keepConnection(database, {
      onError,
      async onOpen(client) {
        client.on('notification', ({ payload = '' }) => {
          for (const listener of listeners.get(payload) ?? []) listener();
        });
        await client.query(`listen ${CHANNEL}`);
        tellAll();
      },
    });

  return {
    subscribe(orderId, listener) {
      const some = listeners.get(orderId) ?? new Set();
      listeners.set(orderId, some.add(listener));
      connection.own ??= listen();
      return () => {
        some.delete(listener);
        if (some.size === 0 && listeners.get(orderId) === some) listeners.delete(orderId);
      };
    },

    close: async () => connection.own?.close(),
  };
}
