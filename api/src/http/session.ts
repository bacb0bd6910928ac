import {
  type CountryCode,
  CSRF_COOKIE,
  CSRF_LIFETIME_SECONDS,
  countryOfHost,
  SESSION_COOKIE,
  SESSION_LIFETIME_SECONDS,
} from '@odeta/contracts';
import { createCsrfToken, createSessionId, isSessionId, lastsForVisit } from '@odeta/node/csrf-token';
import { DEVICE_COOKIE, giveOwnCookie, readOwnCookie } from '@odeta/node/own-cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretHashOf } from '../identity/link-token.ts';
import { type DeviceType, deviceTypeOf } from './device-type.ts';

const DEVICE_LIFETIME_SECONDS = 365 * 86_400;

/** The session of a request, from its headers only: nothing is read from or written to the database. */
export interface Session {
  readonly country: CountryCode;
  /** The cookie's signed id; `null` without a valid one. */
  readonly sessionId: string | null;
  /** The key of the session in the database. */
  readonly idHash: Buffer | null;
  /** From the `User-Agent`; only for tags. */
  readonly deviceType: DeviceType;
}

/** A session with an id, for reading and writing its data. */
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

/** The session with its id; a visitor without one gets a new id and its cookie. */
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
  /** Sends the new id; call it after the session's data were moved to it. Returns a CSRF token for it. */
  give(): string;
}

/** Creates another id for the session at log-in and log-out, so that an attacker who knows the former id does not know this one. */
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
 * Creates a CSRF token for the session, in the response and in the cookie that the page reads and signs with. Also extends the lifetime of
 * the session cookie, so that a returning visitor keeps the session.
 */
export function giveCsrfToken(session: Session, reply: FastifyReply, secret: string): string {
  const { sessionId } = identify(session, reply, secret);
  const token = createCsrfToken(secret, sessionId);
  giveSessionId(reply, sessionId);
  giveOwnCookie(reply, CSRF_COOKIE, token, { maxAge: CSRF_LIFETIME_SECONDS });
  return token;
}

/** The cookie outlasts a log-out and the end of the browser. */
export function keepDevice(reply: FastifyReply, value: string): void {
  giveOwnCookie(reply, DEVICE_COOKIE, value, { httpOnly: true, maxAge: DEVICE_LIFETIME_SECONDS });
}
