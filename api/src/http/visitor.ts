import { createHash } from 'node:crypto';
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
import { type DeviceType, deviceTypeOf } from './device-type.ts';

/** K7. Of a browser that has logged in to an account before. */
export const DEVICE_COOKIE = 'device';
const DEVICE_LIFETIME_SECONDS = 365 * 86_400;

/** Who asks, as far as the request tells. Nothing is looked up and nothing stored for it. */
export interface Visitor {
  readonly country: CountryCode;
  /** The signed id of the cookie; `null` when there is none of ours. */
  readonly sessionId: string | null;
  /** What the database knows the visitor by. */
  readonly idHash: Buffer | null;
  /** N2. Of the `User-Agent`; for tags only. */
  readonly deviceType: DeviceType;
}

/** A visitor who is known by his id: whose rows are read and written. */
export interface Owner {
  readonly country: CountryCode;
  readonly idHash: Buffer;
}

export function meetVisitor(request: FastifyRequest, secret: string): Visitor {
  const cookie = readOwnCookie(request, SESSION_COOKIE);
  const sessionId = isSessionId(secret, cookie) ? cookie : null;
  return {
    country: countryOfHost(request.host),
    sessionId,
    idHash: sessionId === null ? null : hashOf(sessionId),
    deviceType: deviceTypeOf(request.headers['user-agent']),
  };
}

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest();

/** The visitor with an id: his own, or a new one with its cookie. */
export function identify(
  visitor: Visitor,
  reply: FastifyReply,
  secret: string,
): Visitor & { sessionId: string; idHash: Buffer } {
  const { sessionId, idHash } = visitor;
  if (sessionId && idHash) return { ...visitor, sessionId, idHash };
  const created = createSessionId(secret);
  giveSessionId(reply, created);
  return { ...visitor, sessionId: created, idHash: hashOf(created) };
}

export interface NewId {
  idHash: Buffer;
  /** Puts it into the answer, once what was kept with the old id is kept with this one. Returns a token that fits it. */
  give(): string;
}

/** Whoever knows the id of before no longer knows this visitor's: at log-in and log-out. */
export function renewId(visitor: Visitor, reply: FastifyReply, secret: string, { forVisit = false } = {}): NewId {
  const sessionId = createSessionId(secret, { forVisit });
  const idHash = hashOf(sessionId);
  return { idHash, give: () => giveCsrfToken({ ...visitor, sessionId, idHash }, reply, secret) };
}

function giveSessionId(reply: FastifyReply, sessionId: string) {
  const lifetime = lastsForVisit(sessionId) ? {} : { maxAge: SESSION_LIFETIME_SECONDS };
  giveOwnCookie(reply, SESSION_COOKIE, sessionId, { httpOnly: true, ...lifetime });
}

/**
 * G5. A new token for the visitor, in the answer and in the cookie that the page reads and signs with. His id lasts anew
 * with it: one who keeps coming back is not forgotten.
 */
export function giveCsrfToken(visitor: Visitor, reply: FastifyReply, secret: string): string {
  const { sessionId } = identify(visitor, reply, secret);
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
