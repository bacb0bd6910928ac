import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Creates the check that every request passes first. It answers those that are ambiguous, and ends connections after a request with an
 * `Upgrade` header, which is otherwise served like any other (RFC 9110, 7.8): Node's parser drops what follows it in the same packet, and
 * may then take the body of the next request on this connection for a request (Node 24.21).
 * @returns whether the request needs no other answer
 */
export function createRequestCheck() {
  const ending = new WeakSet<Socket>();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket, headers } = request;
    if (ending.has(socket)) {
      socket.destroy();
      return true;
    }
    if (headers.upgrade !== undefined) {
      ending.add(socket);
      response.setHeader('connection', 'close');
    }
    return refuseAmbiguousRequest(request, response);
  };
}

/**
 * Answers requests that this server and another could divide or route differently, and closes their connections. Node's parser has already
 * refused those with a length and a coding, with several lengths, and with a coding other than `chunked` at the end (RFC 9112, 6).
 * @returns whether the request was answered
 */
function refuseAmbiguousRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const status = statusOf(request);
  if (!status) return false;
  const isHttp2 = request.httpVersionMajor === 2;
  response.writeHead(status, { 'content-length': 0, ...(!isHttp2 && { connection: 'close' }) }).end();
  return true;
}

function statusOf(request: IncomingMessage): number | null {
  const { headers, httpVersion, url = '/' } = request;
  const coding = headers['transfer-encoding']?.toLowerCase();
  if (countHosts(request) > 1 || !/^[/*]/.test(url)) return 400;
  // Coding is not part of HTTP/1.0, and a body in another one would be passed on without its name (RFC 9112, 6.1).
  if (coding !== undefined && httpVersion === '1.0') return 400;
  return coding === undefined || coding === 'chunked' ? null : 501;
}

/**
 * Programs that take the server for a proxy send the whole address, which a server has to accept (RFC 9112, 3.2.2). One for another host than
 * the header's stays as it is, and is refused.
 */
export function takeOriginForm(request: IncomingMessage): void {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined || host.toLowerCase() !== request.headers.host?.toLowerCase()) return;
  request.url = path.startsWith('/') ? path : `/${path}`;
}

/** A request has one host (RFC 9112, 3.2); in HTTP/2 `host` may repeat `:authority` (RFC 9113, 8.3.1). */
function countHosts({ headers, rawHeaders }: IncomingMessage): number {
  const authority = headers[':authority'];
  if (authority !== undefined) return headers.host === undefined || headers.host === authority ? 1 : 2;
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
