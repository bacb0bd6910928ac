import type { IncomingHttpHeaders } from 'node:http';
import { countryOfHost } from '@odeta/contracts';
import type { FailureLog } from '@odeta/node/failure-log';
import { REQUEST_ID_HEADER, readRequestId } from '@odeta/node/request-id';
import { type ApiGateway, hostOf } from '../api/api-gateway.ts';
import { areaOf } from '../api/area-of.ts';

export function createReportingApi(api: ApiGateway, failures: FailureLog, secret: string): ApiGateway {
  return {
    async send(url, request, clientRequest) {
      try {
        return await api.send(url, request, clientRequest);
      } catch (cause) {
        report(url, clientRequest.headers, clientRequest.client.host, cause);
        throw cause;
      }
    },

    forward: (request, response) =>
      api.forward(request, response, (cause) => {
        report(request.url ?? '/', request.headers, hostOf(request.headers), cause);
      }),
  };

  function report(url: string, headers: IncomingHttpHeaders, host: string, cause: unknown) {
    failures.report({
      kind: 'api-unreachable',
      requestId: readRequestId(secret, headers[REQUEST_ID_HEADER]),
      route: areaOf(url),
      country: countryOfHost(host),
      cause,
    });
  }
}
