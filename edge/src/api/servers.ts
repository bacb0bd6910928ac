import { type Dispatcher, Pool } from 'undici';

/** Milliseconds until a server of ours must have accepted a connection; it is in the same network. */
const CONNECT_LIMIT = 2_000;
/** Milliseconds in which other servers are preferred to one that has just failed. */
const REST = 2_000;

/** The processes that answer the same requests, such as all of `api`. */
export interface Servers {
  count: number;
  /** The next one in turn that has not failed. */
  next(): Dispatcher;
  failed(server: Dispatcher): void;
}

/**
 * Connections to servers. One is reused only after a request and a response that both ended as announced.
 * @param addresses one or several, separated by blanks
 */
export function createServers(addresses: string): Servers {
  const servers = addresses
    .trim()
    .split(/\s+/)
    .map((address) => ({ pool: createPool(address), restsUntil: 0 }));
  let turn = 0;

  return {
    count: servers.length,

    next() {
      turn += 1;
      const inTurn = servers.map((_, index) => servers[(turn + index) % servers.length] as (typeof servers)[number]);
      const now = performance.now();
      return (inTurn.find(({ restsUntil }) => restsUntil <= now) ?? (inTurn[0] as (typeof servers)[number])).pool;
    },

    failed(pool) {
      for (const server of servers) if (server.pool === pool) server.restsUntil = performance.now() + REST;
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
