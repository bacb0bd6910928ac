import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Shop } from './shop.ts';

/** An answer of the shop that the browser has received. */
export interface Visit {
  method: string;
  url: string;
  status: number;
  html: string;
}

/** Keys of Lynx, as its scripts name them. */
const ENTER = 'key 0x0d';
const TAB = 'key 0x09';
const UP = 'key Up Arrow';
/** Lines of the terminal: a whole form is on one screen. */
const SCREEN = 'stty rows 60 cols 100';

const typed = (text: string) => [...Buffer.from(text)].map((byte) => `key 0x${byte.toString(16)}`);

const search = (text: string) => ['key /', ...typed(text), ENTER];

/** What a person presses in Lynx. Each key waits until the page is there. */
export const keys = {
  /** Scrolls to a text, and then moves the cursor to the link or button with it: Lynx moves it only to what is on the screen. */
  find: (text: string) => [...search(text), ...search(text)],
  /** Presses the link or button with this text. */
  follow: (text: string) => [...keys.find(text), ENTER],
  /** Types into the field that the cursor is in, and goes on to the next one. */
  fill: (text: string) => [...typed(text), TAB],
  /** Goes on by links, buttons and fields. */
  next: (count = 1) => Array.from({ length: count }, () => TAB),
  previous: () => [UP],
  /** Presses what the cursor is on. */
  press: () => [ENTER],
};

/**
 * Runs Lynx in a terminal of its own until all keys are pressed.
 * @returns the answers that it has received, without files.
 */
export async function browseByKeys(shop: Shop, address: string, pressed: readonly string[]): Promise<Visit[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lynx-'));
  const file = path.join(folder, 'keys');
  await writeFile(file, [...pressed, 'exit', ''].join('\n'));
  const proxy = await openProxy(shop);
  const lynx = `${process.env.LYNX} -accept_all_cookies -nopause -cmd_script=${file} '${address}'`;
  const environment = {
    TERM: 'vt100',
    LANG: 'C.UTF-8',
    HOME: folder,
    PATH: process.env.PATH,
    http_proxy: proxy.address,
  };
  const terminal = spawn('/usr/bin/script', ['-qec', `${SCREEN}; exec ${lynx}`, '/dev/null'], {
    env: environment,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  try {
    await once(terminal, 'close');
  } finally {
    proxy.close();
    await rm(folder, { recursive: true });
  }
  return proxy.visits;
}

/** Only browsers with a resolver of their own know the countries' names on every machine. */
async function openProxy(shop: Shop) {
  const visits: Visit[] = [];
  const server = createServer((asked, reply) => void pass(shop, asked, reply, visits));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { visits, address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function pass(shop: Shop, asked: IncomingMessage, reply: ServerResponse, visits: Visit[]) {
  const { method = 'GET', url = '' } = asked;
  const { pathname, search } = new URL(url);
  // Uncompressed, so that a test can read what arrives.
  const { 'accept-encoding': _, 'proxy-connection': __, ...headers } = asked.headers;
  const address = shop.clientAddress;
  const sent = request({
    ...{ host: '127.0.0.1', port: shop.port, method, path: pathname + search },
    headers: { ...headers, connection: 'close', ...(address && { 'x-forwarded-for': address }) },
  });
  asked.pipe(sent);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  const status = answer.statusCode ?? 0;
  visits.push({ method, url: pathname + search, status, html: body.toString() });
  const { 'transfer-encoding': ___, ...given } = answer.headers;
  reply.writeHead(status, { ...given, 'content-length': body.length }).end(body);
}
