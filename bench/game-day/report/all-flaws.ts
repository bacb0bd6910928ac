import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from '../../mixed/tally.ts';
import { findFlawsAt } from '../../mixed/truth.ts';
import { readBank } from '../programs/read-bank.ts';
import { chargedTwice, compareOrders, findFlawsNow, readOrders, readPaid, unknownToShop } from './invariants.ts';

interface Compared {
  databases: { primary(): { url: string } };
  bank: { folder: string };
}

/** Attempts, one every few seconds, until what is still on its way has arrived: webhooks, and payments that a worker asks for. */
const [ATTEMPTS, EVERY_MS] = [20, 5_000];

/** What is wrong at the end: the database against itself, against what shoppers saw, and against the bank. */
export async function findAllFlaws(shop: Compared, tally: Tally, known: readonly string[]): Promise<string[]> {
  const { url } = shop.databases.primary();
  for (let attempt = 1; ; attempt += 1) {
    const flaws = await readFlaws(url, readBank(shop.bank.folder), tally);
    const fresh = flaws.filter((flaw) => !known.includes(flaw));
    if (fresh.length === 0 || attempt === ATTEMPTS) return fresh;
    await pause(EVERY_MS);
  }
}

/** What the seed brings along. */
export const findKnownFlaws = async (url: string): Promise<string[]> => [
  ...(await findFlawsAt(url, [])),
  ...(await findFlawsNow(url)),
];

async function readFlaws(url: string, payments: ReturnType<typeof readBank>, tally: Tally): Promise<string[]> {
  const { lost, doubled } = compareOrders(tally.orders, await readOrders(url));
  return [
    ...lost.map((number) => `lost: ${number}`),
    ...doubled.map((number) => `doubled: ${number}`),
    ...(await findFlawsAt(url, tally.orders)),
    ...(await findFlawsNow(url)),
    ...chargedTwice(payments),
    ...unknownToShop(payments, await readPaid(url)),
  ];
}
