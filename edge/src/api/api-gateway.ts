import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ApiRequest, ApiResponse } from '@odeta/contracts';
import { REQUEST_ID_HEADER } from '@odeta/node/request-id';
import { type Client, forwardedHeaders } from '@odeta/node/trusted-hops';
import type { FastifyRequest } from 'fastify';

/** The request of a visitor, for whom a page is made. */
export interface ClientRequest {
  headers: IncomingHttpHeaders;
  client: Client;
}

/** An answer that another thread can be given, too. */
export interface ApiAnswer extends ApiResponse {
  text(): Promise<string>;
}

/** How `edge` sends one visitor's requests. */
export type SendForClient = (url: string, request: ApiRequest) => Promise<ApiAnswer>;

/** How `edge` reaches the API: in its own process or over the network. */
export interface ApiGateway {
  /** A call that `edge` makes for a visitor, with what the visitor's request says of him. */
  send(url: string, request: ApiRequest, clientRequest: ClientRequest): Promise<ApiAnswer>;
  /** Hands a browser's request below `/api` on as it is. `onFailure` is called when there is no answer, or half of one. */
  forward(request: IncomingMessage, response: ServerResponse, onFailure?: (cause: unknown) => void): void;
}

/** The host that the visitor sees; HTTP/2 writes it differently. */
export const hostOf = (headers: IncomingHttpHeaders): string => String(headers[':authority'] ?? headers.host ?? '');

export const clientRequestOf = ({ headers, ip, host, protocol }: FastifyRequest): ClientRequest => ({
  headers,
  client: { address: ip, host, protocol },
});

/** What the API needs to know of the visitor: who, from which country's shop, from where. */
export function clientHeaders({ headers, client }: ClientRequest): Record<string, string> {
  const names = ['cookie', 'user-agent', REQUEST_ID_HEADER] as const;
  const known = names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  return { ...Object.fromEntries(known), ...forwardedHeaders(client) };
}
