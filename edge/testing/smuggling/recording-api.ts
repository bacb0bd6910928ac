import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROBE_HEADER } from './attack.ts';

export interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the body arrived up to its end. */
  isComplete: boolean;
}

export interface RecordingApi {
  address: string;
  /** Every request that it received, in the order of arrival. */
  received: RecordedRequest[];
  stop(): Promise<void>;
}

/** A server in place of `api`. It answers with the probe of the request, also in the cookie that a session would have. */
export async function startRecordingApi(): Promise<RecordingApi> {
  const received: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const recorded = { method, url, headers, body: '', isComplete: false };
    received.push(recorded);
    request.setEncoding('latin1').on('data', (part: string) => {
      recorded.body += part;
    });
    request.on('error', () => undefined);
    request.on('end', () => {
      recorded.isComplete = true;
      const probe = String(headers[PROBE_HEADER] ?? 'none');
      response.writeHead(200, { 'content-type': 'text/plain', 'set-cookie': `sid=${probe}` }).end(probe);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
