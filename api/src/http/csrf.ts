import { createHmac } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@odeta/contracts';
import { isCsrfToken } from '@odeta/node/csrf-token';
import { readOwnCookie } from '@odeta/node/own-cookies';
import { isSame } from '@odeta/node/same';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import type { Session } from './session.ts';

/** Maximum age of a signed request for a new token. */
const CSRF_WINDOW_MS = 5 * 60_000;

const refused = () => new ApiError('csrf', { body: { invalidCsrf: true } });

/** Throws an `ApiError` unless the request has the visitor's own token and comes from this site. */
export function demandCsrf(request: FastifyRequest, { sessionId }: Session, secret: string): void {
  demandOwnSite(request);
  const token = request.headers[CSRF_HEADER];
  if (!sessionId || typeof token !== 'string' || !isCsrfToken(secret, sessionId, token)) throw refused();
}

/** Throws an `ApiError` unless the request for a token was signed by one of our pages. */
export function demandSignedTime(request: FastifyRequest, now = Date.now()): void {
  demandOwnSite(request);
  const key = readOwnCookie(request, CSRF_COOKIE);
  const { public: time, private: signature } = request.headers;
  if (!key || typeof time !== 'string' || typeof signature !== 'string') throw refused();
  if (!(Math.abs(now - Number(time)) <= CSRF_WINDOW_MS)) throw refused();

  const expected = createHmac('sha256', key).update(time).digest();
  if (!isSame(Buffer.from(signature, 'hex'), expected)) throw refused();
}

/** Refuses requests from other sites, by the headers that browsers send. */
function demandOwnSite(request: FastifyRequest) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refused();
  if (origin !== undefined && origin !== `${request.protocol}://${request.host}`) throw refused();
}
