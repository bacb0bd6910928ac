import type { ServerResponse } from 'node:http';
import type { ReportLimit } from './limits-log.ts';

/**
 * Closes a connection of HTTP/1.1 whose client reads nothing of a response for `limit` milliseconds. Waiting for what the server has not
 * written yet, such as the next event of a stream, has no limit here.
 */
export function endUnreadResponse(response: ServerResponse, limit: number, report: ReportLimit): void {
  response.setTimeout(limit, () => {
    const { socket } = response;
    if (!socket || socket.writableLength === 0) return;
    report('responses not read');
    socket.destroy();
  });
}
