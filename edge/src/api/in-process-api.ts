import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ApiRequest } from '@odeta/contracts';
import { IN_PROCESS_PEER } from '@odeta/node/trusted-hops';
import { type ApiGateway, clientHeaders } from './api-gateway.ts';

/** The part of a Fastify server that is used, so that `edge` does not depend on the API's code. */
export interface ApiServer {
  inject(request: {
    method: 'GET' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: string;
    remoteAddress: string;
  }): Promise<{ statusCode: number; payload: string; headers?: OutgoingHttpHeaders }>;
  routing(request: IncomingMessage, response: ServerResponse): void;
}

/** The API in this process: no socket in between. */
export function createInProcessApi(api: ApiServer): ApiGateway {
  return {
    async send(url, { method, headers, body }: ApiRequest, clientRequest) {
      const response = await api.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url,
        headers: { ...headers, host: clientRequest.client.host, ...clientHeaders(clientRequest) },
        payload: body,
        // The API trusts the client headers of calls from this peer.
        remoteAddress: IN_PROCESS_PEER,
      });
      const { statusCode: status, payload, headers: answered } = response;
      const cookies = linesOf(answered?.['set-cookie']);
      return { status, cookies, text: async () => payload, json: async () => JSON.parse(payload) };
    },

    forward: (request, response) => api.routing(request, response),
  };
}

const linesOf = (header: OutgoingHttpHeaders[string] = []): string[] => [header].flat().map(String);
