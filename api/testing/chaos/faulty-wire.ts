import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random } from './chaos-random.ts';

/** What happens to a request from one server to another. `unheard`: its answer is lost. */
const fates = [
  [68, 'well'],
  [6, 'lost'],
  [6, 'unheard'],
  [6, 'twice'],
  [6, 'late'],
  [3, 'killed before'],
  [2, 'killed meanwhile'],
  [3, 'killed after'],
] as const;
const LATEST_MS = 300;

export interface WireOptions {
  /** URL that requests are forwarded to. */
  target: () => string;
  random: Random;
  /** Called for every fault. */
  note: (fate: string) => void;
  /** Kills the shop's server now. `false` when no server may be killed; then only the request is lost. */
  kill: (step: string) => Promise<boolean>;
}

export interface Wire {
  url: string;
  close(): Promise<void>;
}

/** A proxy between two servers on which requests and answers are lost, delayed and duplicated, and that kills servers. */
export async function startWire({ target, random, note, kill }: WireOptions): Promise<Wire> {
  /** The answer; `undefined` when the connection breaks. */
  async function carry(forward: () => Promise<Carried | undefined>): Promise<Carried | undefined> {
    const fate = pick(random, fates);
    if (fate !== 'well') note(fate);
    if (fate.startsWith('killed')) return dieOf(fate, forward);
    if (fate === 'lost') return undefined;
    if (fate === 'late') await pause(random() * LATEST_MS);
    const answer = await forward();
    if (fate === 'twice') await forward();
    return fate === 'unheard' ? undefined : answer;
  }

  async function dieOf(fate: string, forward: () => Promise<Carried | undefined>): Promise<undefined> {
    if (fate === 'killed after') await forward();
    const answering = fate === 'killed meanwhile' ? forward() : undefined;
    await kill(fate);
    await answering;
  }

  const server = createServer(async (request, response) => {
    const body = await read(request);
    const answer = await carry(() => pass(target(), request, body).catch(() => undefined));
    if (answer) response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text);
    else response.socket?.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Carried {
  status: number;
  type: string;
  text: string;
}

async function pass(target: string, request: IncomingMessage, body: string): Promise<Carried> {
  const { method = 'GET', url = '/', headers } = request;
  const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...kept } = headers;
  const response = await fetch(target + url, {
    method,
    headers: kept as Record<string, string>,
    ...(body !== '' && { body }),
  });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
