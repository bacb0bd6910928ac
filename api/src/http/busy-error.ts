/** SQLSTATEs of temporary failures, and codes of the operating system; a class stands for all of its codes. */
const busyClasses = [
  // Connection exceptions, also those of poolers.
  '08',
  // Too many connections, no space on disk or in memory.
  '53',
  // The server stops, starts, or ends this session.
  '57P',
];
const busyCodes = new Set([
  // Conflicts, locks, time limits.
  '40001',
  '40003',
  '40P01',
  '55P03',
  '57014',
  '25P03',
  '25P04',
  // The server is not the primary any more.
  '25006',
  // A pooler has changed the connection in the middle of a transaction.
  '26000',
  '42P05',
  'ENOSPC',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of the driver's errors, which have no code, and of a table that a deploy has changed. */
const lostConnection =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|cached plan must not change/;

/** Whether a failure passes by itself, so that the request may be repeated later. */
export const isBusyError = ({ code = '', message = '' }: { code?: string; message?: string }): boolean =>
  busyCodes.has(code) ||
  (code.length === 5 && busyClasses.some((one) => code.startsWith(one))) ||
  lostConnection.test(message);
