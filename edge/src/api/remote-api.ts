import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { clientOf, forwardedHeaders, isForwardedHeader } from '@odeta/node/trusted-hops';
import { PROBLEM_TYPE, problemOf } from '../http/problem.ts';
import { type ApiGateway, clientHeaders } from './api-gateway.ts';

/** Headers of one hop (RFC 9110, 7.6.1), and those that HTTP/2 writes differently. */
const hopHeaders = /^(:|connection$|keep-alive$|proxy-|te$|trailer$|transfer-encoding$|upgrade$|http2-settings$)/;

/** Milliseconds until an answer of the API must have begun; event streams and long answers may go on after that. */
const ANSWER_LIMIT = 30_000;

/** The API in a process of its own, which trusts one hop: this one. `trustedHops` are those before this one. */
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
 * Hands requests on to a server of ours, and its answers back, as they come. It learns the client's address, host and
 * protocol from this server alone: what the client wrote of them is left out.
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
    // The client has left. A read is aborted, and so is a body that was cut off; a whole write, such as an order, still reaches the
    // API and is only bound by the time limit.
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
