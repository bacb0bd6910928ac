import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { tracedQuery } from '@odeta/node/tracing';
import pg from 'pg';
import type { PrimaryFinder } from './primary-finder.ts';

/** More distinct statements would be a mistake, because PostgreSQL keeps each name per connection. */
const MOST_NAMES = 1000;
/** The driver's timeout error has no code. */
const TIMEOUT = 'Query read timeout';
/** SQLSTATE `read_only_sql_transaction`: the server is not the primary, or not any more. */
const READ_ONLY = '25006';
/** What PostgreSQL says if a table has got a column since a statement was named: a release is being deployed. */
const OUTDATED_PLAN = 'cached plan must not change result type';
/** A name that the server does not know, or knows already: a pooler has given this session another connection. */
const foreignNames = new Set(['26000', '42P05']);

interface Means {
  primary: PrimaryFinder;
  /** Whether it may read from a server that cannot be written to. */
  mayBeStandby: boolean;
}

export interface NamingConfig extends pg.ClientConfig {
  /** `false`: statements are sent as they are, also several at once. */
  namesStatements?: boolean;
}

/**
 * A PostgreSQL client that names every statement with parameters, so that PostgreSQL plans it once per connection instead of per request
 * (Kysely does not name statements; without names cart-init was ten times slower), and that only connects to the primary.
 */
export function createPreparedClient({ primary, mayBeStandby }: Means): typeof pg.Client {
  const names = createNames();

  class PreparedClient extends pg.Client {
    private readonly namesStatements: boolean;
    private readonly server = { isStandby: false };

    constructor(config: NamingConfig) {
      super(config);
      this.namesStatements = config.namesStatements ?? true;
      // PostgreSQL reports it before the first statement, and again when it is promoted.
      wireOf(this).on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName === 'in_hot_standby') this.server.isStandby = parameterValue === 'on';
      });
    }

    // biome-ignore lint/suspicious/noExplicitAny: with and without a callback, as in pg
    override connect(done?: any): any {
      if (done) return void this.connectToPrimary().then(() => done(null, this), done);
      return this.connectToPrimary();
    }

    private async connectToPrimary() {
      const host = await primary.find();
      if (host) Object.assign(this, { host: host.name, port: host.port });
      try {
        await super.connect();
        if (this.server.isStandby && !mayBeStandby) throw readOnlyServer();
      } catch (error) {
        primary.doubt();
        this.cutOff();
        throw error;
      }
      if (host) {
        primary.opened({
          host,
          destroy: () => this.cutOff(),
          whenEnded: (callback) => void this.once('end', callback),
        });
      }
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's query are wider than what a subclass can say
    override query(statement: any, values?: any, done?: any): any {
      const isPlain = this.namesStatements && typeof statement === 'string' && Array.isArray(values);
      const named = isPlain ? { name: names.of(statement), text: statement, values } : statement;
      const callback = typeof values === 'function' ? values : done;
      if (callback) {
        const closing = (error: unknown, result: unknown) => callback(this.closeIfLost(error), result);
        return isPlain || callback === values ? super.query(named, closing) : super.query(named, values, closing);
      }
      if (isPlain) return tracedQuery(statement, () => this.queryByName(statement, values));
      const answer = super.query(named, values) as unknown;
      return answer instanceof Promise ? answer.catch((error) => Promise.reject(this.closeIfLost(error))) : answer;
    }

    /** Outside a transaction a statement whose name has become useless is sent again; in one, the transaction has to be repeated. */
    private async queryByName(text: string, values: unknown[]) {
      const isAlone = (this as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() === 'I';
      const send = () => super.query({ name: names.of(text), text, values } as pg.QueryConfig);
      try {
        return await send();
      } catch (error) {
        if (!names.renew(text, error) || !isAlone) throw this.closeIfLost(error);
        return send();
      }
    }

    /** The driver would reuse a connection that got no answer, where the next statement would wait, or that leads to a standby. */
    private closeIfLost(error: unknown) {
      const isLate = error instanceof Error && error.message === TIMEOUT;
      if (isLate || (codeOf(error) === READ_ONLY && !mayBeStandby)) {
        primary.doubt();
        this.cutOff();
      }
      return error;
    }

    /** From now on the pool does not use it. A server that hangs does not answer to the end of a session, so nothing waits for that. */
    private cutOff() {
      this.end().catch(() => undefined);
      wireOf(this).stream.destroy();
    }
  }
  return PreparedClient as typeof pg.Client;
}

/** Names of statements, which all connections of a process share. */
function createNames() {
  const names = new Map<string, string>();
  const state = { isInUse: true, renewed: 0 };

  return {
    of(text: string): string | undefined {
      if (!state.isInUse) return undefined;
      const known = names.get(text);
      if (known || names.size >= MOST_NAMES) return known;
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
      names.set(text, name);
      return name;
    },

    /** Whether a failure is one of the name, so that the statement can be sent again, which it then is under another name or none. */
    renew(text: string, error: unknown): boolean {
      if (isOutdatedPlan(error)) {
        state.renewed += 1;
        names.set(text, `${names.get(text)?.slice(0, 24)}.${state.renewed}`);
        return true;
      }
      if (!foreignNames.has(codeOf(error))) return false;
      state.isInUse = false;
      return true;
    },
  };
}

/** The table of a statement has changed since it was planned; a repeated transaction plans it anew. */
export const isOutdatedPlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && error instanceof Error && error.message === OUTDATED_PLAN;

export const isForeignName = (error: unknown): boolean => foreignNames.has(codeOf(error));

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');

const readOnlyServer = () => Object.assign(new Error('The server is not the primary'), { code: READ_ONLY });

/** The driver's connection and its socket, which its types leave out. */
const wireOf = (client: pg.Client) =>
  (client as unknown as { connection: EventEmitter & { stream: Socket } }).connection;
