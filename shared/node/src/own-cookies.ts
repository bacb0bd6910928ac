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
}

interface OwnCookieOptions {
  httpOnly?: boolean;
  /** Seconds; a session cookie if left out. */
  maxAge?: number;
}

/**
 * Over https only the cookie with the prefix is read: one without it may have been set by a sibling host or by somebody on the line of
 * a page over http, and would make the visitor use an attacker's session.
 */
export const readOwnCookie = ({ protocol, cookies }: Omit<Received, 'hostname'>, name: string): string | undefined =>
  cookies[cookieNameOn(protocol, name)];

/** Sets the cookie for the whole host. */
export function giveOwnCookie(reply: Reply, name: string, value: string, options: OwnCookieOptions): void {
  const { protocol } = reply.request;
  const common = { path: '/', sameSite: 'lax', secure: isSecure(reply.request) } as const;
  reply.setCookie(cookieNameOn(protocol, name), value, { ...common, ...options });
}

/** Whether every visitor gets a cookie of this name. */
export const isSessionCookie = (protocol: string, name: string): boolean =>
  ownCookies.some((own) => name === cookieNameOn(protocol, own));

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
