import {
  type ApiRequest,
  CANARY_COOKIE,
  CSRF_COOKIE,
  CSRF_HEADER,
  cookieNameOn,
  SESSION_COOKIE,
} from '@odeta/contracts';
import { createCsrfToken, createSessionId } from '@odeta/node/csrf-token';
import { RENDERING_HEADER, signRenderingCall } from '@odeta/node/rendering-call';
import type { ApiGateway, ClientRequest, SendForClient } from '../api/api-gateway.ts';

/**
 * How a page that is being rendered asks the API: it reads in the visitor's name. All that it ever writes is the log
 * and how canaries do, and that in the server's own name: a page is made for everyone, and a new visitor has no name yet.
 */
export function createServerSend(api: ApiGateway, secret: string) {
  const sessionId = createSessionId(secret);

  return (clientRequest: ClientRequest): SendForClient =>
    (url, request) => {
      const headers = { ...request.headers, [RENDERING_HEADER]: signRenderingCall(secret, url) };
      const send = request.method === 'POST' ? write : api.send;
      return send(url, { ...request, headers }, clientRequest);
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

/** Which canaries somebody is measured for is signed, and counts whoever says it. */
function canaryCookieIn(header: string | undefined, name: string) {
  const cookie = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return cookie === undefined ? '' : `; ${cookie}`;
}
