import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sandboxPayToken } from '@odeta/node/derived-keys';
import { findFreePort } from '@odeta/node/free-port';
import type { PaymentProvider } from '../../src/payments/provider.ts';
import { createSandboxProvider } from '../../src/payments/sandbox/sandbox-provider.ts';
import { TEST_SECRET } from '../shop/shop.ts';
import { startChildServer } from './child-server.ts';

export interface BankPayment {
  id: string;
  state: 'pending' | 'paid' | 'failed';
  failure: string | null;
  amount: number;
  refunded: number;
}

/** The test bank in a process of its own, called over the network as in production. */
export interface Bank {
  url: string;
  provider: PaymentProvider;
  /** Sends a request like the shop's server. */
  ask(method: 'GET' | 'POST', path: string, payload?: object): Promise<BankPayment>;
  /** Submits the form of the payment page as a buyer. Returns where it redirects to. */
  press(page: string, form: Record<string, string>): Promise<{ status: number; location: string | null; html: string }>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 20_000;

export async function startBank({
  notifyUrl,
  blikSeconds = 0.5,
  refundSeconds = 0,
}: {
  notifyUrl?: string;
  blikSeconds?: number;
  /** By default a refund is sent at once. */
  refundSeconds?: number;
} = {}): Promise<Bank> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-bank-'));
  const child = startChildServer(path.join(import.meta.dirname, '../../../sandbox/bank/src/server.ts'), {
    PORT: String(port),
    APP_SECRET: TEST_SECRET,
    DATA_DIR: dataDir,
    SANDBOX_BLIK_SECONDS: String(blikSeconds),
    SANDBOX_REFUND_SECONDS: String(refundSeconds),
    ...(notifyUrl && { SANDBOX_NOTIFY_URL: notifyUrl }),
  });
  const url = `http://127.0.0.1:${port}`;
  await whenReady(`${url}/health`, child);
  const token = sandboxPayToken(TEST_SECRET);

  return {
    url,
    provider: createSandboxProvider({ url, secret: TEST_SECRET, clock: () => new Date() }),

    async ask(method, address, payload) {
      const response = await fetch(url + address, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(payload && { body: JSON.stringify(payload) }),
      });
      return (await response.json()) as BankPayment;
    },

    async press(page, form) {
      const body = new URLSearchParams(form);
      const response = await fetch(url + page, { method: 'POST', body, redirect: 'manual' });
      return { status: response.status, location: response.headers.get('location'), html: await response.text() };
    },

    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function whenReady(url: string, child: ChildProcess) {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(20);
  }
  throw new Error('The test bank did not start');
}
