import { types } from 'node:util';
import { withoutPersonalData, withoutValue } from './plain-cause.ts';
import type { UnwellPart } from './unwell-parts.ts';

/** Server only. How `edge` and `api` report to an operator what shoppers notice. */

/** Kinds of failures that a shopper can notice. */
export type FailureKind =
  /** A part of a page was sent as a skeleton; the browser has to render it. */
  | 'skeleton'
  /** A page or a response came from an old cache entry, or lacks a part. */
  | 'fallback'
  /** A page or an endpoint responded with 5xx. */
  | 'server-error'
  /** A release is no longer rendered, because it failed repeatedly. */
  | 'release-set-aside'
  /** A canary exceeded its budget, and `edge` set its traffic to 0. */
  | 'canary-stopped'
  /** The discovery document or a release could not be refreshed; the last valid one stays in use. */
  | 'release-not-usable'
  /** The API did not respond, or not in time. */
  | 'api-unreachable'
  /** A browser reports a failure that its visitor sees. Anyone can send such a report, so that it is not proven. */
  | 'browser'
  /** An e-mail could not be sent for days; it stays in the outbox. */
  | 'email-given-up'
  /** An event of the warehouse has waited too long for the event before it. */
  | 'event-waiting'
  /** The bank does not make a refund; a person has to decide. */
  | 'refund-given-up'
  /** An external service has failed repeatedly, and is not called for the moment. */
  | 'circuit-open'
  /** An external service does not accept the shop's key or password any more. */
  | 'key-refused'
  /** A part of this process is not healthy, such as its connection to the database. */
  | 'part-unwell';

/**
 * What a version did when it failed: its `entry`, `chunk`, `style` or `texts` did not arrive or could not be read, its code failed while it
 * was loaded (`load`), its data did not come in time (`data`), or it failed while it was rendered. `contents`: header and footer.
 */
export type FailedPhase = 'entry' | 'chunk' | 'style' | 'texts' | 'load' | 'data' | 'render' | 'contents';

/** A failure's kind and cause, with the part if that is what is not healthy. */
export type NamedFailure = { cause: unknown } & (
  | { kind: Exclude<FailureKind, 'part-unwell'>; part?: undefined }
  | { kind: 'part-unwell'; part: UnwellPart }
);

export type Failure = NamedFailure & {
  requestId?: string | undefined;
  /** Path without the query, which can contain what a visitor typed. */
  route?: string | undefined;
  country?: string | undefined;
  /** `cart@1.4.0`, if one release is the cause. */
  unit?: string | undefined;
  phase?: FailedPhase | undefined;
};

export interface FailureLog {
  /** Writes one structured line at once; repetitions of the same cause within the window become one line with their count. */
  report(failure: Failure): void;
  /** Writes the pending counts. Later failures are ignored: they are caused by the end of the process. */
  close(): void;
}

/**
 * Returns a function that reports why the part is unhealthy.
 * @param reporter such as the server, whose log may be added after the part has begun to work
 */
export const unwell =
  (reporter: { readonly failures: Pick<FailureLog, 'report'> }, part: UnwellPart) =>
  (cause: unknown): void =>
    reporter.failures.report({ kind: 'part-unwell', part, cause });

export interface FailureLogger {
  error(fields: object, message: string): void;
}

/** Milliseconds in which the same cause is written only once. */
const WINDOW = 10_000;
/** Different causes that are counted separately within one window; further ones are counted together. */
const MOST_CAUSES = 200;
const TOO_MANY = 'too many different causes to name each';
/** Characters; longer stack traces are cut. */
const MOST_TRACE = 2_000;

/** Writes failures with their request, route, country and release, and limits repetitions of the same cause. */
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
        return this.report({ ...nameOf(failure), cause: TOO_MANY });
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

/** Without what belongs to one request. */
const nameOf = (failure: Failure): NamedFailure =>
  failure.kind === 'part-unwell'
    ? { kind: failure.kind, part: failure.part, cause: failure.cause }
    : { kind: failure.kind, cause: failure.cause };

const keyOf = ({ kind, part, unit, country, route, cause }: Failure) =>
  [kind, part, unit, isError(cause) ? messageOf(cause) : `${country} ${route} ${String(cause)}`].join(' ');

/** Also true for errors of another realm, such as code that runs in `node:vm`. */
const isError = (cause: unknown): cause is Error => cause instanceof Error || types.isNativeError(cause);

const messageOf = (cause: unknown) =>
  withoutPersonalData(isError(cause) ? wholeMessage(cause) : String(cause)).slice(0, 300);

/** The message with those of its causes: `fetch failed: connect ECONNREFUSED 127.0.0.1:3900`. */
function wholeMessage(error: Error, depth = 3): string {
  const code = 'code' in error ? error.code : undefined;
  const own = withoutValue(error.message, code) || String(code ?? error.name);
  return isError(error.cause) && depth > 0 ? `${own}: ${wholeMessage(error.cause, depth - 1)}` : own;
}

function describe(cause: unknown) {
  if (!isError(cause)) return { message: messageOf(cause) };
  const { name, stack } = cause;
  const code: { code?: string } = 'code' in cause ? { code: String(cause.code) } : {};
  return {
    name,
    message: messageOf(cause),
    ...code,
    stack: stack && withoutPersonalData(withoutValue(stack, code.code)).slice(0, MOST_TRACE),
  };
}
