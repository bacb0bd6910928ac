import {
  type CountryCode,
  CSRF_COOKIE,
  CSRF_LIFETIME_SECONDS,
  countryOfHost,
  SESSION_COOKIE,
  SESSION_LIFETIME_SECONDS,
} from '@odeta/contracts';
import { createCsrfToken, createSessionId, isSessionId, lastsForVisit } from '@odeta/node/csrf-token';
import { giveOwnCookie, readOwnCookie } from '@odeta/node/own-cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretHashOf } from '../identity/link-token.ts';
import { type DeviceType, deviceTypeOf } from './device-type.ts';

/** Of a browser that has logged in to an account before. */
export const DEVICE_COOKIE = 'device';
const DEVICE_LIFETIME_SECONDS = 365 * 86_400;

/** The session that a request names, as far as the request tells. Nothing is looked up and nothing stored for it. */
export interface Session {
  readonly country: CountryCode;
  /** The signed id of the cookie; `null` when there is none of ours. */
  readonly sessionId: string | null;
  /** What the database knows the session by. */
  readonly idHash: Buffer | null;
  /** Of the `User-Agent`; for tags only. */
  readonly deviceType: DeviceType;
}

/** A session with an id: its rows are read and written. */
export interface KnownSession {
  readonly country: CountryCode;
  readonly idHash: Buffer;
}

export function readSession(request: FastifyRequest, secret: string): Session {
  const cookie = readOwnCookie(request, SESSION_COOKIE);
  const sessionId = isSessionId(secret, cookie) ? cookie : null;
  return {
    country: countryOfHost(request.host),
    sessionId,
    idHash: sessionId === null ? null : secretHashOf(sessionId),
    deviceType: deviceTypeOf(request.headers['user-agent']),
  };
}

/** The session with an id: its own, or a new one with its cookie. */
export function identify(
  session: Session,
  reply: FastifyReply,
  secret: string,
): Session & { sessionId: string; idHash: Buffer } {
  const { sessionId, idHash } = session;
  if (sessionId && idHash) return { ...session, sessionId, idHash };
  const created = createSessionId(secret);
  giveSessionId(reply, created);
  return { ...session, sessionId: created, idHash: secretHashOf(created) };
}

export interface NewId {
  idHash: Buffer;
  /** Puts it into the answer, once what was kept with the old id is kept with this one. Returns a token that fits it. */
  give(): string;
}

/** Another id for the session, at log-in and log-out: whoever knows the former one does not know this. */
export function renewId(session: Session, reply: FastifyReply, secret: string, { forVisit = false } = {}): NewId {
  const sessionId = createSessionId(secret, { forVisit });
  const idHash = secretHashOf(sessionId);
  return { idHash, give: () => giveCsrfToken({ ...session, sessionId, idHash }, reply, secret) };
}

function giveSessionId(reply: FastifyReply, sessionId: string) {
  const lifetime = lastsForVisit(sessionId) ? {} : { maxAge: SESSION_LIFETIME_SECONDS };
  giveOwnCookie(reply, SESSION_COOKIE, sessionId, { httpOnly: true, ...lifetime });
}

/**
 * A new token for the session, in the answer and in the cookie that the page reads and signs with. Its id lasts anew
 * with it: one who keeps coming back is not forgotten.
 */
export function giveCsrfToken(session: Session, reply: FastifyReply, secret: string): string {
  const { sessionId } = identify(session, reply, secret);
  const token = createCsrfToken(secret, sessionId);
  giveSessionId(reply, sessionId);
  giveOwnCookie(reply, CSRF_COOKIE, token, { maxAge: CSRF_LIFETIME_SECONDS });
  return token;
}

/** The cookie stays when the customer logs out or closes the browser. */
export function keepDevice(reply: FastifyReply, value: string): void {
  const options = { httpOnly: true, maxAge: DEVICE_LIFETIME_SECONDS, formerPath: '/api/base' };
  giveOwnCookie(reply, DEVICE_COOKIE, value, options);
}
