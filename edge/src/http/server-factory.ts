import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { timeLimitsOf } from '@odeta/node/request-limits';
import { transportHeaders } from '@odeta/node/transport-headers';
import { clientOf } from '@odeta/node/trusted-hops';
import type { ApiGateway } from '../api/api-gateway.ts';
import { createForward } from '../api/remote-api.ts';
import type { EdgeConfig } from '../config.ts';
import { assignRequestId } from './request-id.ts';
import { createHostRefusal } from './shop-hosts.ts';

/**
 * The server's socket: plain HTTP/1.1, or HTTP/2 with HTTP/1.1 beside it when there is a certificate. Requests below
 * `/api` go to the API, and those of the test bank's page to it, before anything reads their body. Every answer carries
 * the headers of the transport, whoever makes it.
 */
export function createServerFactory(config: EdgeConfig, api: ApiGateway) {
  const { TLS_CERT, TLS_KEY, SANDBOX_PAY_URL, APP_SECRET, TRUST_PROXY } = config;
  const payPage = SANDBOX_PAY_URL === undefined ? null : createForward(SANDBOX_PAY_URL, TRUST_PROXY);
  const refuseOtherHost = createHostRefusal(config);
  const timeLimits = timeLimitsOf(config);
  return (handle: RequestListener): Server => {
    const listener = (request: IncomingMessage, response: ServerResponse) => {
      for (const [name, value] of Object.entries(transportHeaders(clientOf(request, TRUST_PROXY).protocol)))
        response.setHeader(name, value);
      const isPayPage = payPage !== null && request.url?.startsWith('/sandbox-pay/');
      if (!isPayPage && !request.url?.startsWith('/api/')) return handle(request, response);
      if (refuseOtherHost(request, response)) return;
      if (isPayPage) return payPage(request, response);
      assignRequestId(APP_SECRET, request);
      api.forward(request, response);
    };
    if (!TLS_CERT || !TLS_KEY) return createServer(timeLimits, listener);
    const secure = { ...timeLimits, allowHTTP1: true, cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) };
    // The compatibility API of HTTP/2 has servers, requests and responses of the same shape.
    return createSecureServer(secure, listener as never) as unknown as Server;
  };
}
