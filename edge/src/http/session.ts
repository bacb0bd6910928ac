import {
  type ClientKind,
  type CountryCode,
  CSRF_COOKIE,
  CSRF_LIFETIME_SECONDS,
  cookieNameOn,
  countryOfHost,
  type Language,
  SESSION_COOKIE,
  SESSION_LIFETIME_SECONDS,
} from '@odeta/contracts';
import { createCsrfToken, createSessionId, isCsrfToken, isSessionId, lastsForVisit } from '@odeta/node/csrf-token';
import { forgetOutdatedCookies, giveOwnCookie, isSessionCookie, readOwnCookie } from '@odeta/node/own-cookies';
import { countryOfRequest } from '@odeta/node/path-prefix';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKindOf } from './client-kind.ts';

export interface Session {
  country: CountryCode;
  language: Language;
  client: ClientKind;
  /** The browser sent only cookies that every visitor gets from us. */
  newUser: boolean;
}

/** The visitor of a request, and their cookies with id and token, which a new visitor gets with the answer. */
export interface Visitor {
  /** The signed id. */
  id: string;
  session: Session;
  own: Readonly<Record<string, string>>;
}

export const readSession = (request: FastifyRequest, reply: FastifyReply, secret: string): Session =>
  readVisitor(request, reply, secret).session;

/**
 * A shared cache says what it is (Edge Architecture Specification), and passes on cookies only for visitors whose pages it does not keep: a page
 * that it may keep must not bring anybody's cookies.
 */
export const isOfSharedCache = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['surrogate-capability'] !== undefined && headers.cookie === undefined;

/** @param gives whether a new visitor gets cookies with the answer */
export function readVisitor(request: FastifyRequest, reply: FastifyReply, secret: string, gives = true): Visitor {
  const sid = readOwnCookie(request, SESSION_COOKIE);
  const sessionId = isSessionId(secret, sid) ? sid : createSessionId(secret);
  const known = readOwnCookie(request, CSRF_COOKIE);
  const csrf = known && isCsrfToken(secret, sessionId, known) ? known : createCsrfToken(secret, sessionId);
  // A new token extends the session's lifetime, so that the session of a returning visitor does not expire.
  if (gives && (sid !== sessionId || csrf !== known))
    giveOwnCookie(reply, SESSION_COOKIE, sessionId, { httpOnly: true, ...lifetimeOf(sessionId) });
  if (gives && csrf !== known) giveOwnCookie(reply, CSRF_COOKIE, csrf, { maxAge: CSRF_LIFETIME_SECONDS });
  forgetOutdatedCookies(request, reply);
  const nameOf = (name: string) => cookieNameOn(request.protocol, name);
  const own = {
    [nameOf(SESSION_COOKIE)]: encodeURIComponent(sessionId),
    [nameOf(CSRF_COOKIE)]: encodeURIComponent(csrf),
  };
  const session = {
    country: countryOfHost(request.host),
    language: countryOfRequest(request).language,
    client: clientKindOf(request.headers['user-agent']),
    newUser: Object.keys(request.cookies).every((name) => isSessionCookie(request.protocol, name)),
  };
  return { id: sessionId, session, own };
}

/** After a log-in for this visit only the cookie remains a session cookie. */
const lifetimeOf = (sessionId: string) => (lastsForVisit(sessionId) ? {} : { maxAge: SESSION_LIFETIME_SECONDS });
