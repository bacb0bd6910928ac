import { createHash, createHmac, randomBytes } from 'node:crypto';
import { CSRF_HEADER } from '@odeta/contracts';
import { STAFF_COOKIE, type StaffSession } from '@odeta/contracts/staff';
import { giveOwnCookie, readOwnCookie } from '@odeta/node/own-cookies';
import { isChange, senderSiteOf } from '@odeta/node/own-site';
import { isSameSecret } from '@odeta/node/same';
import { isStaffHost } from '@odeta/node/staff-host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffMember } from './staff-member.repository.ts';
import { endSession, findSession, hasJustStarted, startSession } from './staff-session.repository.ts';

export interface StaffSessionDeps {
  db: Kysely<Database>;
  /** Key for signatures. */
  secret: string;
}

/** 256 random bits cannot be guessed, so that a fast hash is enough. */
const hashOf = (token: string): Buffer => createHash('sha256').update(`staff-session|${token}`).digest();

/** Only who has the cookie can compute it, and it cannot be turned back into the cookie. */
const csrfOf = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`staff-csrf|${token}`).digest('base64url');

const cookieOptions = { httpOnly: true, sameSite: 'strict' } as const;

/** A new log-in of this browser; a former one ends. The cookie ends with the browser. */
export async function openSession(
  { db, secret }: StaffSessionDeps,
  { id, name, role }: StaffMember,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<StaffSession> {
  const former = readOwnCookie(request, STAFF_COOKIE);
  if (former) await endSession(db, hashOf(former));
  const token = randomBytes(32).toString('base64url');
  await startSession(db, hashOf(token), id);
  giveOwnCookie(reply, STAFF_COOKIE, token, cookieOptions);
  return { name, role, csrf: csrfOf(secret, token) };
}

/** The log-in that the cookie of a request opens, and which no page of another site can use. */
export async function memberOfSession(
  { db, secret }: StaffSessionDeps,
  request: FastifyRequest,
): Promise<StaffMember | undefined> {
  const token = readOwnCookie(request, STAFF_COOKIE);
  if (!token || !isStaffHost(request.host)) return undefined;
  const member = await findSession(db, hashOf(token));
  if (member && isChange(request.method)) requireOwnPage(request, csrfOf(secret, token));
  return member;
}

export function sessionOf(secret: string, request: FastifyRequest, { name, role }: StaffMember): StaffSession {
  const token = readOwnCookie(request, STAFF_COOKIE);
  // A personal key has no session, and so no token.
  return { name, role, csrf: token && !request.headers.authorization ? csrfOf(secret, token) : '' };
}

export async function closeSession(db: Kysely<Database>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readOwnCookie(request, STAFF_COOKIE);
  if (token) await endSession(db, hashOf(token));
  giveOwnCookie(reply, STAFF_COOKIE, '', { ...cookieOptions, maxAge: 0 });
}

/** A log-in starts only on a page of the staff's own host. */
export function requireStaffPage(request: FastifyRequest): void {
  if (!isStaffHost(request.host)) throw new ApiError('not-found');
  if (senderSiteOf(request) !== 'own') throw refused();
}

/** For what outlasts a session, so that nobody at an open browser does it: the person has logged in within the last ten minutes. */
export async function requireNewSession(db: Kysely<Database>, request: FastifyRequest): Promise<void> {
  requireStaffPage(request);
  const token = readOwnCookie(request, STAFF_COOKIE);
  if (token === undefined || !(await hasJustStarted(db, hashOf(token))))
    throw new ApiError('confirmation-required', { words: 'Log out, log in again, and do it then.' });
}

function requireOwnPage(request: FastifyRequest, csrf: string) {
  const token = request.headers[CSRF_HEADER];
  if (senderSiteOf(request) !== 'own' || typeof token !== 'string' || !isSameSecret(token, csrf)) throw refused();
}

const refused = () => new ApiError('csrf', { words: 'Reload the page and try again.' });
