import {
  BUCKET_COOKIE,
  CANARY_COOKIE,
  CSRF_COOKIE,
  cookieNameOn,
  SESSION_COOKIE,
  SET_ASIDE_COOKIE,
  TESTER_COOKIE,
  VERSION_SET_COOKIE,
} from '@odeta/contracts';

/** Server only. How `edge` and `api` read and write cookies with an id or a token. */

interface Received {
  protocol: string;
  hostname: string;
  cookies: Record<string, string | undefined>;
}

interface CookieOptions {
  path: string;
  sameSite?: 'lax';
  secure?: boolean;
  httpOnly?: boolean;
  maxAge?: number;
}

interface Reply {
  request: Received;
  setCookie(name: string, value: string, options: CookieOptions): unknown;
  clearCookie(name: string, options: CookieOptions): unknown;
}

interface OwnCookieOptions {
  httpOnly?: boolean;
  /** Seconds; a session cookie if left out. */
  maxAge?: number;
  /** Path of the former cookie without the prefix, if it was not `/`. */
  formerPath?: string;
}

/**
 * Over https a cookie without the prefix, from an older version, is only the fallback for the one with the prefix. The fallback
 * can be removed 60 days after the release of the prefix, the lifetime of a session.
 */
export const readOwnCookie = ({ protocol, cookies }: Omit<Received, 'hostname'>, name: string): string | undefined =>
  cookies[cookieNameOn(protocol, name)] ?? cookies[name];

/** Sets the cookie for the whole host. Over https the former cookie without the prefix is deleted. */
export function giveOwnCookie(
  reply: Reply,
  name: string,
  value: string,
  { formerPath = '/', ...options }: OwnCookieOptions,
): void {
  const { protocol } = reply.request;
  const common = { path: '/', sameSite: 'lax', secure: isSecure(reply.request) } as const;
  reply.setCookie(cookieNameOn(protocol, name), value, { ...common, ...options });
  if (hasFormerCookie(reply.request, name)) reply.clearCookie(name, { path: formerPath });
}

/** Whether the browser still has the cookie without the prefix, on a connection that uses prefixes. */
export const hasFormerCookie = ({ protocol, cookies }: Omit<Received, 'hostname'>, name: string): boolean =>
  cookieNameOn(protocol, name) !== name && cookies[name] !== undefined;

/** Whether every visitor gets a cookie of this name. */
export const isSessionCookie = (protocol: string, name: string): boolean =>
  ownCookies.some((own) => name === own || name === cookieNameOn(protocol, own));

const ownCookies = [
  SESSION_COOKIE,
  CSRF_COOKIE,
  BUCKET_COOKIE,
  CANARY_COOKIE,
  VERSION_SET_COOKIE,
  TESTER_COOKIE,
  SET_ASIDE_COOKIE,
];

/** Only localhost uses plain http; there all browsers except Chromium refuse secure cookies. */
const isSecure = ({ protocol, hostname }: Received) => protocol === 'https' || !/(^|\.)localhost$/.test(hostname);
