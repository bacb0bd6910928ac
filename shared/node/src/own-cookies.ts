import {
  BUCKET_COOKIE,
  CANARY_COOKIE,
  CSRF_COOKIE,
  cookieNameOn,
  PREVIEW_COOKIE,
  SESSION_COOKIE,
  SET_ASIDE_COOKIE,
  TESTER_COOKIE,
  VERSION_SET_COOKIE,
} from '@odeta/contracts';
import { COMPANY_LOG_IN_COOKIE, STAFF_COOKIE } from '@odeta/contracts/staff';
import { PARTNER_VISIT_COOKIE } from './partner-visit.ts';

/** Server only. How `edge` and `api` read and write cookies with an id or a token. */

/** For browsers that have logged in to an account before. */
export const DEVICE_COOKIE = 'device';

interface Received {
  protocol: string;
  hostname: string;
  cookies: Record<string, string | undefined>;
}

interface CookieOptions {
  path: string;
  sameSite?: 'lax' | 'strict';
  secure?: boolean;
  httpOnly?: boolean;
  maxAge?: number;
}

interface Reply {
  request: Received;
  setCookie(name: string, value: string, options: CookieOptions): unknown;
}

interface OwnCookieOptions {
  /** `strict`: not sent when a link of another site opens a page. */
  sameSite?: 'lax' | 'strict';
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

/** Removes cookies of this host that nothing reads any more: over https those from the time before their names had the prefix. */
export function forgetOutdatedCookies({ protocol, cookies }: Omit<Received, 'hostname'>, reply: Reply): void {
  if (protocol !== 'https') return;
  const outdated = passed.filter((name) => cookies[name] !== undefined);
  for (const name of outdated) reply.setCookie(name, '', { path: '/', maxAge: 0 });
}

/** Whether every visitor gets a cookie of this name. */
export const isSessionCookie = (protocol: string, name: string): boolean =>
  ownCookies.some((own) => name === cookieNameOn(protocol, own));

/** Bytes up to which cookies are passed on unread. */
const FEW = 4_096;

/**
 * The cookies that a server behind `edge` may read. Those of other parties, such as analytics, can be longer than all headers that it
 * accepts.
 */
export function passedCookies(header: string): string {
  if (header.length <= FEW) return header;
  return header
    .split(/;\s*/)
    .filter((cookie) => passed.includes((cookie.split('=')[0] ?? '').replace(/^__Host-/, '')))
    .join('; ');
}

const ownCookies = [
  SESSION_COOKIE,
  CSRF_COOKIE,
  BUCKET_COOKIE,
  CANARY_COOKIE,
  VERSION_SET_COOKIE,
  TESTER_COOKIE,
  PREVIEW_COOKIE,
  SET_ASIDE_COOKIE,
];

const passed = [...ownCookies, DEVICE_COOKIE, PARTNER_VISIT_COOKIE, STAFF_COOKIE, COMPANY_LOG_IN_COOKIE];

/** Only localhost uses plain http; there all browsers except Chromium refuse secure cookies. */
const isSecure = ({ protocol, hostname }: Received) => protocol === 'https' || !/(^|\.)localhost$/.test(hostname);
