import type { ChildProcess } from 'node:child_process';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@odeta/node/free-port';
import { SEED_FOLDER } from '../database/database.ts';
import { TEST_SECRET } from '../shop/shop.ts';
import type { Inject, Injected } from '../shop/test-client.ts';
import { startChildServer } from './child-server.ts';

export interface ApiProcess {
  /** Sends HTTP requests to it. A request is rejected if the server dies before it answers. */
  app: Inject;
  address: string;
  ready(): Promise<void>;
  /** Sends `kill -9`, so that it cannot finish anything. */
  kill(): Promise<void>;
}

const START_LIMIT_MS = 120_000;

export interface ApiProcessOptions {
  port?: number;
  bankUrl?: string;
  /** The mail server; by default one that is down, so that e-mails wait. */
  smtpUrl?: string;
  /** Further settings. */
  env?: NodeJS.ProcessEnv;
  /** How far the clock of its machine is ahead. */
  clockAheadMs?: number;
}

const SHIFTED_CLOCK = path.join(import.meta.dirname, 'shifted-clock.ts');

export async function startApi(databaseUrl: string, options: ApiProcessOptions = {}): Promise<ApiProcess> {
  const port = options.port ?? (await findFreePort());
  const child = startChildServer(path.join(import.meta.dirname, '../../src/server.ts'), {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    APP_SECRET: TEST_SECRET,
    SEED_DIR: SEED_FOLDER,
    // All clients of a test have the same address.
    RATE_LIMITS: '1000',
    BOT_PROTECTION: '0',
    SMTP_URL: options.smtpUrl ?? 'smtp://127.0.0.1:1',
    ...(options.bankUrl && { SANDBOX_PAY_URL: options.bankUrl }),
    LOG_LEVEL: 'silent',
    ...options.env,
    ...(options.clockAheadMs && {
      NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`,
      CLOCK_AHEAD_MS: String(options.clockAheadMs),
    }),
  });
  const app = clientOf(port);
  await whenReady(app, child);
  const address = `http://127.0.0.1:${port}`;
  return { app, address, ready: () => whenReady(app, child), kill: () => kill(child) };
}

export const clientOf = (port: number): Inject => ({ inject: (request) => send(port, request) });

export async function whenReady(app: Inject, child: ChildProcess, url = '/api/ready'): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && child.exitCode === null) {
    const answer = await app.inject({ method: 'GET', url, headers: {} }).catch(() => undefined);
    if (answer?.statusCode === 200) return;
    await pause(20);
  }
  throw new Error('The server did not start');
}

export async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function send(port: number, { method, url, headers, payload }: Parameters<Inject['inject']>[0]): Promise<Injected> {
  const isObject = typeof payload === 'object';
  const body = isObject ? JSON.stringify(payload) : payload;
  const all = isObject ? { 'content-type': 'application/json', ...headers } : headers;
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path: url, headers: all, agent: false },
      (answer) => {
        read(answer).then(resolve, reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<Injected> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value: decodeURIComponent(value) };
  });
  return { statusCode: answer.statusCode ?? 0, headers: answer.headers, cookies, json: () => JSON.parse(text) };
}
