import {
  type ApiRequest,
  CANARY_COOKIE,
  CSRF_COOKIE,
  CSRF_HEADER,
  cookieNameOn,
  SESSION_COOKIE,
  withPathPrefix,
} from '@odeta/contracts';
import { createCsrfToken, createSessionId } from '@odeta/node/csrf-token';
import { RENDERING_HEADER, signRenderingCall } from '@odeta/node/rendering-call';
import type { ApiGateway, ClientRequest, SendForClient } from './api-gateway.ts';

/**
 * Sends API requests for a page that is being rendered, with the visitor's cookies. Only log entries and canary outcomes are written, with
 * the server's own session: pages are shared, and a new visitor has no session yet.
 */
export function createServerSend(api: ApiGateway, secret: string) {
  const sessionId = createSessionId(secret);

  return (clientRequest: ClientRequest): SendForClient =>
    (url, request) => {
      const headers = { ...request.headers, [RENDERING_HEADER]: signRenderingCall(secret, url) };
      const send = request.method === 'POST' ? write : api.send;
      return send(withPathPrefix(url, clientRequest.prefix), { ...request, headers }, clientRequest);
    };

  function write(url: string, request: ApiRequest, clientRequest: ClientRequest) {
    const token = createCsrfToken(secret, sessionId);
    const nameOf = (name: string) => cookieNameOn(clientRequest.client.protocol, name);
    const measured = canaryCookieIn(clientRequest.headers.cookie, nameOf(CANARY_COOKIE));
    const cookie = `${nameOf(SESSION_COOKIE)}=${sessionId}; ${nameOf(CSRF_COOKIE)}=${token}${measured}`;
    const headers = { ...request.headers, [CSRF_HEADER]: token };
    return api.send(
      url,
      { ...request, headers },
      {
        ...clientRequest,
        headers: { ...clientRequest.headers, cookie },
      },
    );
  }
}

/** The signed cookie with the visitor's canaries may go with any session. */
function canaryCookieIn(header: string | undefined, name: string) {
  const cookie = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return cookie === undefined ? '' : `; ${cookie}`;
}
