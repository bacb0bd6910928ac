import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, request as sendRequest } from 'node:http';
import { connect, createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createForward } from '../src/api/remote-api.ts';
import { createCertificate } from './smuggling/certificate.ts';

const opened: { server: Server; sockets: Set<Socket> }[] = [];

/** For `afterEach`: closes all servers with their connections. */
export async function stopServers(): Promise<void> {
  const stopped = opened.splice(0).map(({ server, sockets }) => {
    const isClosed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    return isClosed;
  });
  await Promise.all(stopped);
}

/** @returns the port at which the server listens */
export async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  opened.push({ server, sockets });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** @returns the port of a proxy of HTTP/1.1 in front of a server */
export async function proxyTo(listener: RequestListener): Promise<number> {
  const api = await listen(createServer(listener));
  return listen(createServer(createForward(`http://127.0.0.1:${api}`, 0)));
}

/** @returns a connection to a proxy of HTTP/2 in front of a server */
export async function openHttp2To(listener: RequestListener) {
  const api = await listen(createServer(listener));
  const { file, keyFile } = await createCertificate();
  const forward = createForward(`http://127.0.0.1:${api}`, 0);
  const port = await listen(
    createSecureServer({ cert: readFileSync(file), key: readFileSync(keyFile) }, forward as never),
  );
  return connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false }).on('error', () => undefined);
}

export interface Seen {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that answers with the headers and the body that it received. */
export const echo: RequestListener = async (request, response) => {
  const seen: Seen = { headers: request.headers, body: await text(request) };
  response.end(JSON.stringify(seen));
};

/** @returns what `echo` received */
export async function ask(port: number, options: object, parts: readonly string[] = []): Promise<Seen> {
  const request = sendRequest({ port, host: '127.0.0.1', path: '/api', agent: false, ...options });
  for (const part of parts) request.write(part);
  request.end();
  const [answer] = await once(request, 'response');
  return JSON.parse(await text(answer));
}
