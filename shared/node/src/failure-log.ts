import { types } from 'node:util';

/** Server only. How `edge` and `api` tell an operator what shoppers see. */

/** What a shopper can notice, by what it looks like to the operator. */
export type FailureKind =
  /** An area of a page went out as its skeleton; the browser has to render it. */
  | 'skeleton'
  /** A page or an answer came out of an older copy, or without a part of it. */
  | 'fallback'
  /** A page or an endpoint answered 5xx. */
  | 'server-error'
  /** A release is not rendered any more, because it failed repeatedly. */
  | 'release-set-aside'
  /** A canary was beyond its budget, and `edge` has taken it to 0. */
  | 'canary-stopped'
  /** The discovery document or a release could not be renewed; the last good one stays. */
  | 'release-not-usable'
  /** The API did not answer, or not in time. */
  | 'api-unreachable'
  /** A browser says that its visitor sees a failure. Anyone can send that: a report, not a fact. */
  | 'browser'
  /** An e-mail that could not be sent in days; the outbox keeps it. */
  | 'email-given-up'
  /** An event of the warehouse has waited long for one before it. */
  | 'event-waiting'
  /** A part of this process (database, disk, worker) is unwell. */
  | 'part-unwell';

export interface Failure {
  kind: FailureKind;
  cause: unknown;
  requestId?: string | undefined;
  /** Path without query: a query can hold what a visitor typed. */
  route?: string | undefined;
  country?: string | undefined;
  /** `cart@1.4.0`, where one release is to blame. */
  unit?: string | undefined;
}

export interface FailureLog {
  /** One structured line now; repetitions of the same cause within the window become one line with their count. */
  report(failure: Failure): void;
  /** Writes the counts that are still held back, and nothing after that: what fails now is cut off by the end of the process. */
  close(): void;
}

/** The part of a logger that is used. */
export interface FailureLogger {
  error(fields: object, message: string): void;
}

/** Milliseconds in which the same cause is written once. */
const WINDOW = 10_000;
/** Different causes that are counted apart within one window; more are counted together. */
const MOST_CAUSES = 200;
const TOO_MANY = 'too many different causes to name each';
/** Characters of a stack trace that are written. */
const MOST_TRACE = 2_000;

/** Writes failures to `logger`: each with its request, route, country and release, and no cause in a flood. */
export function createFailureLog(
  logger: FailureLogger,
  { windowMs = WINDOW, mostCauses = MOST_CAUSES } = {},
): FailureLog {
  const repeated = new Map<string, { failure: Failure; times: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  return {
    report(failure) {
      if (isClosed) return;
      const key = keyOf(failure);
      const known = repeated.get(key);
      if (known) {
        known.times += 1;
        known.failure = failure;
        return;
      }
      if (repeated.size >= mostCauses && failure.cause !== TOO_MANY)
        return this.report({ kind: failure.kind, cause: TOO_MANY });
      repeated.set(key, { failure, times: 0 });
      write(failure);
      timer ??= setTimeout(flush, windowMs).unref();
    },
    close() {
      isClosed = true;
      flush();
    },
  };

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const held = [...repeated.values()].filter(({ times }) => times > 0);
    repeated.clear();
    for (const { failure, times } of held) write(failure, times);
  }

  function write({ cause, ...failure }: Failure, repeatedTimes?: number) {
    const fields = repeatedTimes === undefined ? failure : { ...failure, repeated: repeatedTimes };
    logger.error({ ...fields, cause: describe(cause) }, `${failure.kind}: ${messageOf(cause)}`);
  }
}

const keyOf = ({ kind, unit, country, route, cause }: Failure) =>
  [kind, unit, isError(cause) ? messageOf(cause) : `${country} ${route} ${String(cause)}`].join(' ');

/** Also one of another realm, such as code that runs in `node:vm`. */
const isError = (cause: unknown): cause is Error => cause instanceof Error || types.isNativeError(cause);

const messageOf = (cause: unknown) => (isError(cause) ? wholeMessage(cause) : String(cause)).slice(0, 300);

/** With what was the cause of it: `fetch failed: connect ECONNREFUSED 127.0.0.1:3900`. */
function wholeMessage(error: Error, depth = 3): string {
  const own = error.message || ('code' in error ? String(error.code) : error.name);
  return isError(error.cause) && depth > 0 ? `${own}: ${wholeMessage(error.cause, depth - 1)}` : own;
}

function describe(cause: unknown) {
  if (!isError(cause)) return { message: messageOf(cause) };
  const { name, stack } = cause;
  const code = 'code' in cause ? { code: String(cause.code) } : {};
  return { name, message: messageOf(cause), ...code, stack: stack?.slice(0, MOST_TRACE) };
}
