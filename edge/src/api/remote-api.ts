import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { clientOf, forwardedHeaders, isForwardedHeader } from '@odeta/node/trusted-hops';
import { PROBLEM_TYPE, problemOf } from '../http/problem.ts';
import { type ApiGateway, clientHeaders } from './api-gateway.ts';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and the pseudo headers of HTTP/2. */
const hopHeaders = /^(:|connection$|keep-alive$|proxy-|te$|trailer$|transfer-encoding$|upgrade$|http2-settings$)/;

/** Milliseconds until an answer of the API must have begun; event streams and long answers may go on after that. */
const ANSWER_LIMIT = 30_000;

/** Calls the API in a process of its own, which trusts one hop: this one. `trustedHops` is the number of proxies in front of this one. */
export function createRemoteApi(address: string, trustedHops: number): ApiGateway {
  return {
    async send(url, { method, headers, body, signal }, clientRequest) {
      return fetch(new URL(url, address), {
        method,
        headers: { ...headers, ...clientHeaders(clientRequest) },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT)]),
      });
    },

    forward: createForward(address, trustedHops),
  };
}

/**
 * Proxies requests to one of our servers and streams the answers back. That server learns the client's address, host and protocol from this
 * process only; what the client sent about them is removed.
 */
export function createForward(address: string, trustedHops: number, answerLimit = ANSWER_LIMIT) {
  return (request: IncomingMessage, response: ServerResponse, onFailure: (cause: unknown) => void = () => {}) => {
    const known = forwardedHeaders(clientOf(request, trustedHops));
    const target = new URL(request.url ?? '/', address);
    const options = { method: request.method, headers: { ...withoutHopHeaders(request.headers), ...known } };
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const onward = send(target, options, (answer) => {
      clearTimeout(limit);
      pass(answer, response);
    });
    const limit = setTimeout(() => onward.destroy(new Error(`No answer in ${answerLimit} ms`)), answerLimit).unref();
    // The client has disconnected. Reads and incomplete bodies are aborted; a complete write, such as an order, still reaches the API and
    // is only bound by the time limit.
    response.on('close', () => {
      const isUseless = request.method === 'GET' || !request.complete;
      if (isUseless && !response.writableFinished) onward.destroy();
    });
    onward.on('close', () => clearTimeout(limit));
    onward.on('error', (error) => {
      if (response.destroyed) return;
      onFailure(error);
      refuse(response);
    });
    request.pipe(onward);
  };
}

function pass(answer: IncomingMessage, response: ServerResponse) {
  response.writeHead(answer.statusCode ?? 502, withoutHopHeaders(answer.headers));
  answer.pipe(response);
  response.on('close', () => answer.destroy());
}

function refuse(response: ServerResponse) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(503, { 'content-type': PROBLEM_TYPE, 'x-content-type-options': 'nosniff' })
    .end(problemOf('busy', 503));
}

const withoutHopHeaders = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'host' && !hopHeaders.test(name) && !isForwardedHeader(name)),
  );
