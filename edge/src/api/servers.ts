import { type Dispatcher, Pool } from 'undici';

/** Milliseconds until a server of ours must have accepted a connection; it is in the same network. */
const CONNECT_LIMIT = 2_000;
/** Milliseconds in which other servers are preferred to one that has just failed. */
const REST = 2_000;
/** The same for one that stops: longer than it goes on answering. */
const STOPPING_REST = 10_000;

/** The processes that answer the same requests, such as all of `api`. */
export interface Servers {
  count: number;
  /** The next one in turn, if possible one that has not just failed, and another one than `except`. */
  next(except?: Dispatcher): Dispatcher;
  failed(server: Dispatcher): void;
  /** It has announced that it stops: others are preferred, and no connection to it is used again, because it may close any of them. */
  stopping(server: Dispatcher): void;
}

interface Server {
  address: string;
  pool: Dispatcher;
  restsUntil: number;
}

/**
 * Connections to servers. One is reused only after a request and a response that both ended as announced.
 * @param addresses one or several, separated by blanks
 */
export function createServers(addresses: string): Servers {
  const servers: [Server, ...Server[]] = addresses
    .trim()
    .split(/\s+/)
    .map((address): Server => ({ address, pool: createPool(address), restsUntil: 0 })) as [Server];

  return {
    count: servers.length,

    next(except) {
      const now = performance.now();
      const rest = ({ pool, restsUntil }: Server) =>
        pool === except ? Number.POSITIVE_INFINITY : Math.max(0, restsUntil - now);
      const best = servers.reduce((least, server) => (rest(server) < rest(least) ? server : least));
      // To the end of the turn.
      servers.push(...servers.splice(servers.indexOf(best), 1));
      return best.pool;
    },

    failed(pool) {
      for (const server of servers) if (server.pool === pool) server.restsUntil = performance.now() + REST;
    },

    stopping(pool) {
      for (const server of servers) {
        if (server.pool !== pool) continue;
        server.pool = createPool(server.address);
        server.restsUntil = performance.now() + STOPPING_REST;
        // After the answers that it is giving.
        void pool.close();
      }
    },
  };
}

const createPool = (address: string) =>
  new Pool(new URL(address).origin, {
    allowH2: false,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: CONNECT_LIMIT },
  });
