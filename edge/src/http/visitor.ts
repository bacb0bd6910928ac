import {
  type ClientKind,
  type CountryCode,
  CSRF_COOKIE,
  CSRF_LIFETIME_SECONDS,
  countryOfHost,
  SESSION_COOKIE,
  SESSION_LIFETIME_SECONDS,
} from '@odeta/shared/contracts';
import {
  createCsrfToken,
  createSessionId,
  isCsrfToken,
  isSessionId,
  lastsForVisit,
} from '@odeta/shared/contracts/csrf-token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKindOf } from '../client-kind.ts';

/** Who asks for a page, as far as the request tells. */
export interface Visitor {
  country: CountryCode;
  client: ClientKind;
  /** B21: no cookie but those that every visitor gets from us. */
  newUser: boolean;
  csrf: string;
}

/** Reads the visitor from a request and gives a new one the cookies that a page needs (G5). */
export function meetVisitor(request: FastifyRequest, reply: FastifyReply, secret: string): Visitor {
  const sid = request.cookies[SESSION_COOKIE];
  const sessionId = isSessionId(secret, sid) ? sid : createSessionId(secret);
  const known = request.cookies[CSRF_COOKIE];
  const csrf = known && isCsrfToken(secret, sessionId, known) ? known : createCsrfToken(secret, sessionId);
  const options = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const;
  // With a new token the id lasts anew: one who keeps coming back is not forgotten.
  if (sid !== sessionId || csrf !== known)
    reply.setCookie(SESSION_COOKIE, sessionId, { ...options, httpOnly: true, ...lifetimeOf(sessionId) });
  if (csrf !== known) reply.setCookie(CSRF_COOKIE, csrf, { ...options, maxAge: CSRF_LIFETIME_SECONDS });
  return {
    country: countryOfHost(request.host),
    client: clientKindOf(request.headers['user-agent']),
    newUser: Object.keys(request.cookies).every((name) => name === SESSION_COOKIE || name === CSRF_COOKIE),
    csrf,
  };
}

/** K7. The id of a log-in for this visit only stays one that ends with the browser. */
const lifetimeOf = (sessionId: string) => (lastsForVisit(sessionId) ? {} : { maxAge: SESSION_LIFETIME_SECONDS });

/** Plain http is for this machine alone; browsers refuse secure cookies there, all but Chromium. */
function isSecure({ protocol, hostname }: FastifyRequest) {
  return protocol === 'https' || !/(^|\.)localhost$/.test(hostname);
}
