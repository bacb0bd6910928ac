import pg from 'pg';
import { type DatabaseHost, eachServer, hostOf } from './database-hosts.ts';

/** Where new connections go, if several servers are named: to the one that can be written to. */
export interface PrimaryFinder {
  /** `null`: only one server is named. Rejects when none of them can be written to. */
  find(): Promise<DatabaseHost | null>;
  /** The primary may be another one now: the next connection asks all servers. */
  doubt(): void;
  /** Asks all servers now, and closes connections to a server that is not the primary any more. Never rejects. */
  check(): Promise<void>;
  /** A connection that is closed when another server becomes the primary. */
  opened(connection: OpenedConnection): void;
}

export interface OpenedConnection {
  host: DatabaseHost;
  /** Cuts it off at once. */
  destroy(): void;
  /** Calls back when it has ended. */
  whenEnded(callback: () => void): void;
}

/** How a server answered: with its timeline if it can be written to; each promotion begins a later one. */
export type Ask = (url: string) => Promise<string | null>;

/** Milliseconds that a server has for its answer. */
const ANSWER_MS = 2_000;

/** SQLSTATE `cannot_connect_now`: requests are answered as busy. */
const NO_PRIMARY = '57P03';

const TIMELINE = `select case when pg_is_in_recovery() then null else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** Like `target_session_attrs=read-write` of libpq, which the driver does not have. */
export function createPrimaryFinder(url: string, ask: Ask = askServer): PrimaryFinder {
  const urls = eachServer(url);
  const opened = new Set<OpenedConnection>();
  const state: { known: DatabaseHost | null; looking: Promise<DatabaseHost> | null } = { known: null, looking: null };

  /** After a failover the old primary may come back and still believe in itself; the one with the later timeline was promoted. */
  async function look(): Promise<DatabaseHost> {
    const answers = await Promise.all(
      urls.map(async (one) => ({ host: hostOf(one), timeline: await ask(one).catch(() => null) })),
    );
    const [primary] = answers
      .flatMap(({ host, timeline }) => (timeline === null ? [] : [{ host, timeline }]))
      .sort((a, b) => (a.timeline < b.timeline ? 1 : -1));
    if (!primary)
      throw Object.assign(new Error('None of the servers in DATABASE_URL is the primary'), { code: NO_PRIMARY });
    state.known = primary.host;
    for (const connection of opened) if (!isSame(connection.host, primary.host)) connection.destroy();
    return primary.host;
  }

  function lookOnce() {
    state.looking ??= look().finally(() => {
      state.looking = null;
    });
    return state.looking;
  }

  return {
    find: async () => (urls.length === 1 ? null : (state.known ?? lookOnce())),
    doubt() {
      state.known = null;
    },
    async check() {
      if (urls.length > 1) await lookOnce().catch(() => undefined);
    },
    opened(connection) {
      if (urls.length === 1) return;
      opened.add(connection);
      connection.whenEnded(() => opened.delete(connection));
    },
  };
}

const isSame = (a: DatabaseHost, b: DatabaseHost) => a.name === b.name && a.port === b.port;

async function askServer(url: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(TIMELINE);
    return rows[0]?.timeline ?? null;
  } finally {
    // A server that hangs does not answer to this either.
    client.end().catch(() => undefined);
  }
}
