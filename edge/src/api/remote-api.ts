import type { IncomingMessage, ServerResponse } from 'node:http';
import { withPathPrefix } from '@odeta/contracts';
import { passedCookies } from '@odeta/node/own-cookies';
import { pathPrefixOfRequest } from '@odeta/node/path-prefix';
import { REQUEST_ID_HEADER } from '@odeta/node/request-id';
import { THIS_MACHINE_HEADER } from '@odeta/node/this-machine';
import { clientOf, forwardedHeaders, isForwardedHeader } from '@odeta/node/trusted-hops';
import { refuseRequest } from '../refusals/refuse-request.ts';
import { type ApiGateway, clientHeaders } from './api-gateway.ts';
import { endToEndHeaders, forwardRequest } from './forward-request.ts';
import { sendRequest } from './send-request.ts';
import { createServers, type Servers } from './servers.ts';

/** Milliseconds until an answer of the API must have begun; event streams and long answers may go on after that. */
const ANSWER_LIMIT = 30_000;

/** Written by this process for each request. A client cannot have them removed by naming them in its `Connection` header. */
const ownHeaders = [REQUEST_ID_HEADER, THIS_MACHINE_HEADER];

/**
 * Calls the API in processes of its own, which trust one hop: this one.
 * @param addresses one or several, separated by blanks
 * @param trustedHops the number of proxies in front of this one
 */
export function createRemoteApi(addresses: string, trustedHops: number): ApiGateway {
  const servers = createServers(addresses);
  return {
    async send(url, { method = 'GET', headers, body, signal }, clientRequest) {
      const answer = await sendRequest(servers, {
        method,
        path: url,
        headers: { ...headers, ...clientHeaders(clientRequest) },
        body: () => body ?? null,
        hasWholeBody: () => true,
        isRepeatable: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT)]),
      });
      const text = await answer.body.text();
      const cookies = [answer.headers['set-cookie'] ?? []].flat();
      return { status: answer.statusCode, cookies, text: async () => text, json: async () => JSON.parse(text) };
    },

    forward: forwardTo(servers, trustedHops, { isApi: true }),
  };
}

/**
 * Proxies requests to one of our servers and streams the answers back. That server learns the client's address, host and protocol from this
 * process only; what the client sent about them is removed.
 */
export const createForward = (address: string, trustedHops: number, answerLimit?: number) =>
  forwardTo(createServers(address), trustedHops, answerLimit === undefined ? {} : { answerLimit });

function forwardTo(servers: Servers, trustedHops: number, { answerLimit = ANSWER_LIMIT, isApi = false } = {}) {
  return (request: IncomingMessage, response: ServerResponse, onFailure: (cause: unknown) => void = () => {}) => {
    const headers = headersFor(request, trustedHops);
    const { host } = clientOf(request, trustedHops);
    // Servers other than the API have one language.
    const path = isApi ? withPathPrefix(request.url ?? '/', pathPrefixOfRequest(request, host)) : (request.url ?? '/');
    forwardRequest(servers, { request, response, path, headers, answerLimit }).catch((error) => {
      onFailure(error);
      refuse(response);
    });
  };
}

function headersFor(request: IncomingMessage, trustedHops: number) {
  const received = Object.entries(endToEndHeaders(request.headers));
  const kept = received.filter(([name]) => name !== 'host' && !isForwardedHeader(name));
  const own = ownHeaders.map((name) => [name, request.headers[name]]);
  const { cookie } = request.headers;
  const passed = cookie && { cookie: passedCookies(cookie) };
  return { ...Object.fromEntries([...kept, ...own]), ...passed, ...forwardedHeaders(clientOf(request, trustedHops)) };
}

function refuse(response: ServerResponse) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  refuseRequest(response, { code: 'busy', status: 503 });
}
