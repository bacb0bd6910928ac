import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ApiRequest, ApiResponse } from '@odeta/contracts';
import { passedCookies } from '@odeta/node/own-cookies';
import { pathPrefixOfRequest } from '@odeta/node/path-prefix';
import { REQUEST_ID_HEADER } from '@odeta/node/request-id';
import { TRACE_HEADER } from '@odeta/node/tracing';
import { type Client, forwardedHeaders } from '@odeta/node/trusted-hops';
import type { FastifyRequest } from 'fastify';

export interface ClientRequest {
  headers: IncomingHttpHeaders;
  client: Client;
  /** Of the addresses in the visitor's language. */
  prefix: string;
}

/** An answer that can be passed to another process. */
export interface ApiAnswer extends ApiResponse {
  text(): Promise<string>;
  /** The lines of `Set-Cookie`. */
  readonly cookies?: readonly string[] | undefined;
}

/** How `edge` sends one visitor's requests. */
export type SendForClient = (url: string, request: ApiRequest) => Promise<ApiAnswer>;

/** How `edge` reaches the API: in its own process or over the network. */
export interface ApiGateway {
  /** Makes a call on behalf of a visitor; `clientRequest` supplies their cookies, address and country. */
  send(url: string, request: ApiRequest, clientRequest: ClientRequest): Promise<ApiAnswer>;
  /** Proxies a browser's request below `/api` unchanged. `onFailure` is called when the answer is missing or breaks off. */
  forward(request: IncomingMessage, response: ServerResponse, onFailure?: (cause: unknown) => void): void;
}

/** The host that the visitor requested; HTTP/2 sends it as `:authority`. */
export const hostOf = (headers: IncomingHttpHeaders): string => String(headers[':authority'] ?? headers.host ?? '');

export const clientRequestOf = ({ headers, ip, host, protocol, raw }: FastifyRequest): ClientRequest => ({
  headers,
  client: { address: ip, host, protocol },
  prefix: pathPrefixOfRequest(raw, host),
});

/** For answers that are cached for everybody: whose request it was, and what that visitor previews, is not said. */
export function anybodysRequestOf(request: FastifyRequest): ClientRequest {
  const { cookie: _, ...headers } = request.headers;
  return { ...clientRequestOf(request), headers };
}

/** Headers that tell the API who the visitor is, which country's shop they use and where the request came from. */
export function clientHeaders({ headers, client }: ClientRequest): Record<string, string> {
  const names = ['user-agent', REQUEST_ID_HEADER, TRACE_HEADER] as const;
  const known = names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  const cookie = headers.cookie && { cookie: passedCookies(headers.cookie) };
  return { ...Object.fromEntries(known), ...cookie, ...forwardedHeaders(client) };
}
