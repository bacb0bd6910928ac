import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { BrowserContext } from '@playwright/test';

const COLLECT = '/api/dev/tag-manager/collect';
/** Values that differ from run to run. */
const CHANGING = ['owacid', 'hid', 'uniqueUserId', 'orderId', 'transaction_id'];

export interface Sent {
  event: string;
  [field: string]: unknown;
}

/** What the demonstration script has sent from all tabs, in order: what a third party would have received. */
export function recordTracking(context: BrowserContext): Sent[] {
  const sent: Sent[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(COLLECT)) sent.push(request.postDataJSON());
  });
  return sent;
}

export const namesOf = (sent: readonly Sent[]) => sent.map(({ event }) => event);

/** The stored list with that name; UPDATE_GOLDEN=1 stores the recorded one instead, to be reviewed in the diff. */
export function golden(name: string, sent: readonly Sent[]): unknown {
  const file = path.join(import.meta.dirname, 'golden', `${name}.json`);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${JSON.stringify(withoutChanging(sent), null, 2)}\n`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Replaces values that change by their names, and removes the port from addresses. */
export const withoutChanging = (sent: readonly Sent[]): unknown =>
  JSON.parse(
    JSON.stringify(sent, (name, value) => {
      if (CHANGING.includes(name) && value !== null) return `<${name}>`;
      return typeof value === 'string' ? value.replace(/localhost:\d+/, 'localhost') : value;
    }),
  );
