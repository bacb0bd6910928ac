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

/** Server only. How `edge` and `api` read and write the cookies that carry an id or a token. */

/** The part of a Fastify request that is used. */
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

/** The part of a Fastify reply that is used. */
interface Reply {
  request: Received;
  setCookie(name: string, value: string, options: CookieOptions): unknown;
  clearCookie(name: string, options: CookieOptions): unknown;
}

interface OwnCookieOptions {
  httpOnly?: boolean;
  /** Seconds; until the browser is closed when left out. */
  maxAge?: number;
  /** Path of the cookie without the prefix, when it was not that of the whole shop. */
  formerPath?: string;
}

/**
 * Over https a cookie without the prefix counts only where there is none with it: it was given by an older version. That
 * fallback can go 60 days after the release of the prefix, the lifetime of a session.
 */
export const readOwnCookie = ({ protocol, cookies }: Omit<Received, 'hostname'>, name: string): string | undefined =>
  cookies[cookieNameOn(protocol, name)] ?? cookies[name];

/** Sets the cookie for all of the host. Over https one without the prefix is deleted. */
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

/** Whether the browser holds the cookie without the prefix on a connection that has prefixes. */
export const hasFormerCookie = ({ protocol, cookies }: Omit<Received, 'hostname'>, name: string): boolean =>
  cookieNameOn(protocol, name) !== name && cookies[name] !== undefined;

/** Whether visitors get a cookie of this name from us whatever they do. */
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

/** Plain http is for this machine alone; browsers refuse secure cookies there, all but Chromium. */
const isSecure = ({ protocol, hostname }: Received) => protocol === 'https' || !/(^|\.)localhost$/.test(hostname);
