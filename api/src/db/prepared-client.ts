import { createHash } from 'node:crypto';
import pg from 'pg';

/** More distinct statements would be a mistake, because PostgreSQL keeps each name per connection. */
const MOST_NAMES = 1000;
/** The driver's timeout error has no code. */
const TIMEOUT = 'Query read timeout';

/**
 * A PostgreSQL client that names every statement with parameters, so that PostgreSQL plans it once per connection instead of per request.
 * Kysely does not name statements; without names cart-init was ten times slower.
 */
export function createPreparedClient(): typeof pg.Client {
  const names = new Map<string, string>();

  function nameOf(text: string) {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  }

  class PreparedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's query are wider than what a subclass can say
    override query(statement: any, values?: any, done?: any): any {
      const isPlain = typeof statement === 'string' && Array.isArray(values);
      const named = isPlain ? { name: nameOf(statement), text: statement, values } : statement;
      const callback = typeof values === 'function' ? values : done;
      if (callback) {
        const closing = (error: unknown, result: unknown) => callback(this.closeAfterTimeout(error), result);
        return isPlain || callback === values ? super.query(named, closing) : super.query(named, values, closing);
      }
      const answer = isPlain ? super.query(named) : super.query(named, values);
      return answer instanceof Promise
        ? answer.catch((error) => Promise.reject(this.closeAfterTimeout(error)))
        : answer;
    }

    /** The driver would reuse the connection, where the next statement would wait behind the one that got no answer. */
    private closeAfterTimeout(error: unknown) {
      if (error instanceof Error && error.message === TIMEOUT) this.end().catch(() => undefined);
      return error;
    }
  }
  return PreparedClient;
}
