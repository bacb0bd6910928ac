import { createHmac } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER, SESSION_COOKIE } from '@odeta/contracts';
import { isCsrfToken } from '@odeta/node/csrf-token';
import { readOwnCookie } from '@odeta/node/own-cookies';
import { isChange, senderSiteOf } from '@odeta/node/own-site';
import { isSame } from '@odeta/node/same';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import type { Session } from './session.ts';

/** Maximum age of a signed request for a new token. */
const CSRF_WINDOW_MS = 5 * 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who sends the route's requests: one of our pages, with the visitor's token, or a server, which the route authenticates. By default a
     * form of one of our pages, without a token.
     */
    sender?: 'page-with-token' | 'server';
  }
}

const refused = () => new ApiError('csrf', { body: { invalidCsrf: true } });

/** A browser that has opened one of our pages sends a cookie, unless it blocks cookies or has just deleted them. */
const withoutCookies = () =>
  new ApiError('csrf', { message: 'no-cookies', body: { invalidCsrf: true, noCookies: true } });

/**
 * Refuses requests of browsers on other sites that would change something, for every route. Without a token to check, a request also has
 * to say that it comes from this site.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { sender } = request.routeOptions.config;
    if (!isChange(request.method) || sender === 'server' || request.is404) return;
    const site = senderSiteOf(request);
    if (site === 'foreign' || (site === 'unknown' && sender !== 'page-with-token')) throw refused();
  });
}

/** Throws an `ApiError` unless the request has the visitor's own token. */
export function requireCsrf(request: FastifyRequest, { sessionId }: Session, secret: string): void {
  if (readOwnCookie(request, SESSION_COOKIE) === undefined) throw withoutCookies();
  const token = request.headers[CSRF_HEADER];
  if (!sessionId || typeof token !== 'string' || !isCsrfToken(secret, sessionId, token)) throw refused();
}

/** Throws an `ApiError` unless the request for a token was signed by one of our pages. */
export function requireSignedTime(request: FastifyRequest, now: number): void {
  if (senderSiteOf(request) === 'foreign') throw refused();
  const key = readOwnCookie(request, CSRF_COOKIE);
  const { public: time, private: signature } = request.headers;
  if (!key) throw withoutCookies();
  if (typeof time !== 'string' || typeof signature !== 'string') throw refused();
  if (!(Math.abs(now - Number(time)) <= CSRF_WINDOW_MS)) throw refused();

  const expected = createHmac('sha256', key).update(time).digest();
  if (!isSame(Buffer.from(signature, 'hex'), expected)) throw refused();
}
