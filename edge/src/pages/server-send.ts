import type { IncomingHttpHeaders } from 'node:http';
import { type ApiRequest, CSRF_COOKIE, CSRF_HEADER, SESSION_COOKIE } from '@odeta/shared/contracts';
import { createCsrfToken, createSessionId } from '@odeta/shared/contracts/csrf-token';
import type { ApiDoor, SendForVisitor } from '../api/api-door.ts';

/**
 * How a page that is being rendered asks the API: it reads in the visitor's name. All that it ever writes is the log (G6),
 * and that in the server's own name: a page is made for everyone, and a new visitor has no name yet.
 */
export function createServerSend(api: ApiDoor, secret: string) {
  const sessionId = createSessionId(secret);

  return (visitor: IncomingHttpHeaders): SendForVisitor =>
    (url, request) =>
      request.method === 'POST' ? write(url, request, visitor) : api.send(url, request, visitor);

  function write(url: string, request: ApiRequest, visitor: IncomingHttpHeaders) {
    const token = createCsrfToken(secret, sessionId);
    const cookie = `${SESSION_COOKIE}=${sessionId}; ${CSRF_COOKIE}=${token}`;
    const headers = { ...request.headers, [CSRF_HEADER]: token };
    return api.send(url, { ...request, headers }, { ...visitor, cookie });
  }
}
