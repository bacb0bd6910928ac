import {
  BUCKET_COOKIE,
  CANARY_COOKIE,
  SET_ASIDE_COOKIE,
  TESTER_COOKIE,
  VERSION_SET_COOKIE,
  type VersionSet,
} from '@odeta/contracts';
import {
  CANARY_COOKIE_SECONDS,
  type CanaryPart,
  measuredVisitorOf,
  readCanaryCookie,
  signCanaryCookie,
} from '@odeta/node/canary-cookie';
import { giveOwnCookie, readOwnCookie } from '@odeta/node/own-cookies';
import { readVersionSet, signVersionSet, VERSION_SET_SECONDS } from '@odeta/node/version-set';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomValue, readSigned, signValue } from './signed-value.ts';

const BUCKET_SECONDS = 180 * 86_400;
const TESTER_SECONDS = 30 * 86_400;
/** Characters; our own script never writes a longer value. */
const MOST_SET_ASIDE = 600;

/** Identifies the visitor for traffic shares. Unlike the session id it does not change at log-in, and it is not stored in the database. */
export function bucketIdOf(request: FastifyRequest, reply: FastifyReply, secret: string): string {
  const known = readSigned(secret, 'bucket', readOwnCookie(request, BUCKET_COOKIE));
  if (known) return known;
  const id = randomValue();
  giveOwnCookie(reply, BUCKET_COOKIE, signValue(secret, 'bucket', id), { httpOnly: true, maxAge: BUCKET_SECONDS });
  return id;
}

/** Releases that failed recently in this browser. The cookie is not signed, because it only affects this visitor. */
export function setAsideIn(request: FastifyRequest): ReadonlySet<string> {
  const value = readOwnCookie(request, SET_ASIDE_COOKIE) ?? '';
  return new Set(value.length > MOST_SET_ASIDE ? [] : value.split(' '));
}

export const pinnedVersionsOf = (request: FastifyRequest, secret: string) =>
  readVersionSet(secret, readOwnCookie(request, VERSION_SET_COOKIE));

export function pinVersions(reply: FastifyReply, secret: string, versions: VersionSet, units: readonly string[]) {
  const named = units.flatMap((unit) => (versions[unit] ? [[unit, versions[unit].metadata.version] as const] : []));
  const value = signVersionSet(secret, Object.fromEntries(named));
  giveOwnCookie(reply, VERSION_SET_COOKIE, value, { httpOnly: true, maxAge: VERSION_SET_SECONDS });
}

/** Stores the canaries that the visitor is measured for in a cookie; there is no cookie when there are none. */
export function measure(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  { bucketId, parts }: { bucketId: string; parts: CanaryPart[] },
) {
  const known = readOwnCookie(request, CANARY_COOKIE);
  if (parts.length === 0) {
    if (known !== undefined) giveOwnCookie(reply, CANARY_COOKIE, '', { maxAge: 0 });
    return;
  }
  const measured = { visitor: measuredVisitorOf(bucketId), parts };
  // The cookie is signed again only when its content changes or it has expired.
  if (JSON.stringify(readCanaryCookie(secret, known)) === JSON.stringify(measured)) return;
  giveOwnCookie(reply, CANARY_COOKIE, signCanaryCookie(secret, measured), { maxAge: CANARY_COOKIE_SECONDS });
}

export function isTester(request: FastifyRequest, secret: string): boolean {
  const until = readSigned(secret, 'tester', readOwnCookie(request, TESTER_COOKIE));
  return until !== null && Number(until) > Date.now();
}

export function makeTester(reply: FastifyReply, secret: string) {
  const until = String(Date.now() + TESTER_SECONDS * 1000);
  giveOwnCookie(reply, TESTER_COOKIE, signValue(secret, 'tester', until), { httpOnly: true, maxAge: TESTER_SECONDS });
}
