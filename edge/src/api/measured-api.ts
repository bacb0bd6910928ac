import type { Metrics } from '@odeta/node/metrics';
import type { ApiGateway } from './api-gateway.ts';
import { areaOf } from './area-of.ts';

/** Measures the calls that pages make. */
export function createMeasuredApi(api: ApiGateway, metrics: Metrics): ApiGateway {
  if (!metrics.isOn) return api;
  const durations = metrics.histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Calls of pages to the API, by the beginning of their address.',
    labels: ['service_name', 'http_request_method', 'url_template', 'http_response_status_code', 'error_type'],
    most: 400,
  });
  return {
    ...api,
    async send(url, request, client) {
      const begunAt = performance.now();
      const record = (status: number | '', error: string) =>
        durations.record(
          {
            service_name: 'edge',
            http_request_method: request.method ?? 'GET',
            url_template: areaOf(url),
            http_response_status_code: status,
            error_type: error,
          },
          (performance.now() - begunAt) / 1000,
        );
      try {
        const answer = await api.send(url, request, client);
        record(answer.status, answer.status >= 500 ? String(answer.status) : '');
        return answer;
      } catch (cause) {
        record('', request.signal.aborted ? 'timeout' : 'unreachable');
        throw cause;
      }
    },
  };
}
