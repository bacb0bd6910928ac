import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import { takePathPrefix } from '@odeta/node/path-prefix';
import { timeLimitsOf } from '@odeta/node/request-limits';
import { transportHeaders } from '@odeta/node/transport-headers';
import { clientOf } from '@odeta/node/trusted-hops';
import type { ApiGateway } from '../api/api-gateway.ts';
import { createForward } from '../api/remote-api.ts';
import type { EdgeConfig } from '../config/config.ts';
import { createOpenRequestLimit, limitConnections } from './address-limits.ts';
import { MOST_HEADER_BYTES, MOST_HEADERS } from './header-limits.ts';
import type { ReportLimit } from './limits-log.ts';
import { refuseManyCookies } from './many-cookies.ts';
import type { ObserveForwarded } from './observe.ts';
import { createRequestCheck, takeOriginForm } from './request-framing.ts';
import { assignRequestId, sayThisMachine } from './request-id.ts';
import { limitSessions, sessionOptions } from './session-limits.ts';
import { createRawHostCheck } from './shop-hosts.ts';
import { endUnreadResponse } from './unread-responses.ts';
import { uploadOf } from './uploaded-pictures.ts';

/** Creates the server: HTTP/1.1, or with a certificate HTTP/2 and HTTP/1.1. Every answer has the transport headers. */
export function createServerFactory(
  config: EdgeConfig,
  api: ApiGateway,
  { reportLimit, observe }: { reportLimit: ReportLimit; observe: ObserveForwarded },
) {
  const { TLS_CERT, TLS_KEY, TRUST_PROXY } = config;
  const proxyOf = createProxies(config, api, observe);
  const timeLimits = timeLimitsOf(config);
  return (handle: RequestListener): Server => {
    const isAnswered = createRequestCheck();
    const isTooMuch = createOpenRequestLimit(config, reportLimit);
    const hasManyCookies = refuseManyCookies(TRUST_PROXY);
    const listener: RequestListener = (request, response) => {
      for (const [name, value] of Object.entries(transportHeaders(clientOf(request, TRUST_PROXY).protocol)))
        response.setHeader(name, value);
      takeOriginForm(request);
      takePathPrefix(request, TRUST_PROXY);
      if (request.httpVersionMajor === 1) endUnreadResponse(response, timeLimits.requestTimeout, reportLimit);
      if (isAnswered(request, response) || isTooMuch(request, response) || hasManyCookies(request, response)) return;
      const proxy = proxyOf(request.url ?? '') ?? handle;
      proxy(request, response);
    };
    const server =
      TLS_CERT && TLS_KEY
        ? createSecure(TLS_CERT, TLS_KEY, listener)
        : createServer({ ...timeLimits, maxHeaderSize: MOST_HEADER_BYTES }, listener);
    limitConnections(server, config, reportLimit);
    return server;
  };

  function createSecure(certFile: string, keyFile: string, listener: RequestListener): Server {
    const limits = { ...timeLimits, maxHeaderSize: MOST_HEADER_BYTES, maxHeaderListPairs: MOST_HEADERS };
    const secure = { ...sessionOptions, ...limits, handshakeTimeout: timeLimits.headersTimeout, allowHTTP1: true };
    // The HTTP/2 compatibility API has requests and responses of the same shape.
    const files = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
    const server = createSecureServer({ ...secure, ...files }, listener as never);
    limitSessions(server, timeLimits, reportLimit);
    return server as unknown as Server;
  }
}

/**
 * Requests below `/api` and for pictures that employees have uploaded go to the API, and those of the sandbox payment page and warehouse to
 * these servers, before anything reads their body. Returns `undefined` for all other paths.
 */
function createProxies(config: EdgeConfig, api: ApiGateway, observe: ObserveForwarded) {
  const { APP_SECRET } = config;
  const sandboxOf = createSandboxes(config);
  const refuseOtherHost = createRawHostCheck(config);
  const toApi: RequestListener = (request, response) => {
    const id = assignRequestId(APP_SECRET, request);
    sayThisMachine(APP_SECRET, id, request);
    observe(request, response, id);
    api.forward(request, response);
  };
  const toUpload: RequestListener = (request, response) => {
    request.url = uploadOf(request.url ?? '') ?? request.url;
    toApi(request, response);
  };
  const apiFor = (path: string) =>
    (path.startsWith('/api/') ? toApi : uploadOf(path) !== null && toUpload) || undefined;
  return (path: string): RequestListener | undefined => {
    const proxy = apiFor(path) ?? sandboxOf(path);
    return proxy && ((request, response) => void (refuseOtherHost(request, response) || proxy(request, response)));
  };
}

/** Returns the server of the sandbox payment page or warehouse for a path; `undefined` for all other paths. */
function createSandboxes({ SANDBOX_PAY_URL, SANDBOX_WAREHOUSE_URL, TRUST_PROXY }: EdgeConfig) {
  const forward = (url: string | undefined) => (url === undefined ? undefined : createForward(url, TRUST_PROXY));
  const [payPage, warehouse] = [forward(SANDBOX_PAY_URL), forward(SANDBOX_WAREHOUSE_URL)];
  return (path: string) => {
    if (path.startsWith('/sandbox-pay/')) return payPage;
    return path.startsWith('/sandbox-warehouse/') ? warehouse : undefined;
  };
}
