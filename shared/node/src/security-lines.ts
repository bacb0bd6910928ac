import { countryOfHost } from '@odeta/contracts';

/** Server only. Lines with `channel: "security"`, with which an operator recognises attacks on `edge` and `api`. */

/** Refusals that strangers can cause as often as they can send requests. */
export const refusals = [
  'login-refused',
  /** The password was not checked, because there were too many attempts. */
  'login-locked',
  'order-code-refused',
  /** A passkey that is unknown or not valid here (`why`). */
  'passkey-refused',
  'log-in-code-refused',
  /** A wrong password for the staff pages, or a wrong key for the staff's calls. */
  'staff-refused',
  /** An act that the employee's role does not allow. */
  'staff-act-refused',
  /** A wrong key for `/testers`. */
  'tester-refused',
  /** A partner's server without a valid key. */
  'partner-refused',
  /** A request from another site, or without a valid CSRF token. */
  'csrf-refused',
  /** More requests than a limit allows. */
  'rate-limited',
  /** Its signature is missing, wrong, too old, or made by an algorithm that is not allowed (`why`). */
  'payment-webhook-refused',
  /** The signature is wrong or too old. */
  'warehouse-refused',
] as const;
export type Refusal = (typeof refusals)[number];

/** No e-mails, keys or tokens, and no paths, which can contain ids. */
export type SecurityLine = Readonly<Record<string, unknown>> & { ip?: string };

export interface SecurityLines {
  /**
   * Writes a line. Of each kind of refusal only the first ones of an address and of a window of time are written; the others follow as one
   * line per address with their number, `repeated`.
   */
  record(event: string, line: SecurityLine): void;
  /** Writes the pending numbers. */
  close(): void;
}

interface Logger {
  level: string;
  child(bindings: object, options: { level: string }): { info(fields: object, message: string): void };
}

/** Milliseconds. */
const WINDOW = 60_000;
/** Lines of one kind of refusal in a window, and how many of them may be of one address. */
const MOST_LINES = 100;
const MOST_OF_ADDRESS = 10;
/** Addresses of one kind of refusal that are counted separately; further ones are counted together, without an address. */
const MOST_ADDRESSES = 100;

interface Counts {
  lines: number;
  /** By address; of `undefined`, those of all further addresses. */
  addresses: Map<string | undefined, { seen: number; unwritten: number }>;
}

/** Its lines are written even if the log level hides other information, unless logging is off. */
export function createSecurityLines(logger: Logger, { windowMs = WINDOW } = {}): SecurityLines {
  const log = logger.level === 'silent' ? null : logger.child({}, { level: 'info' });
  const windows = new Map<string, Counts>();
  let timer: NodeJS.Timeout | undefined;

  return { record, close: flush };

  function record(event: string, line: SecurityLine) {
    if (!isRefusal(event) || isWritten(event, line.ip)) write(event, line);
  }

  function isWritten(event: string, ip: string | undefined): boolean {
    timer ??= setTimeout(flush, windowMs).unref();
    const counts = windows.get(event) ?? { lines: 0, addresses: new Map() };
    windows.set(event, counts);
    const { addresses } = counts;
    const key = addresses.has(ip) || addresses.size < MOST_ADDRESSES ? ip : undefined;
    const count = addresses.get(key) ?? { seen: 0, unwritten: 0 };
    addresses.set(key, count);
    count.seen += 1;
    const isOneOfFew = counts.lines < MOST_LINES && count.seen <= MOST_OF_ADDRESS;
    if (isOneOfFew) counts.lines += 1;
    else count.unwritten += 1;
    return isOneOfFew;
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const ended = [...windows];
    windows.clear();
    for (const [event, { addresses }] of ended)
      for (const [ip, { unwritten }] of addresses)
        if (unwritten > 0) write(event, { ...(ip !== undefined && { ip }), repeated: unwritten });
  }

  function write(event: string, line: SecurityLine) {
    log?.info({ channel: 'security', event, ...line }, event);
  }
}

const isRefusal = (event: string) => refusals.some((refusal) => refusal === event);

interface Request {
  id: string;
  ip: string;
  host: string;
  routeOptions: { url?: string | undefined };
}

/** What a line says about a request: with the route's pattern instead of its path. */
export const lineOfRequest = ({ id, ip, host, routeOptions }: Request): SecurityLine => ({
  country: countryOfHost(host),
  ip,
  requestId: id,
  route: routeOptions.url,
});
