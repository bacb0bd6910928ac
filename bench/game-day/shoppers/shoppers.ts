import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@odeta/delivery/testing/simulate-canary';
import { benchCountries, type Catalogue, readCatalogue } from '../../mixed/catalogue.ts';
import { type Answer, createClient, GivenUp } from '../../mixed/client.ts';
import { createTally, type Tally } from '../../mixed/tally.ts';
import { createVisit } from '../../mixed/visit.ts';
import { shopOnGameDay } from './journey.ts';

export interface Shoppers {
  tally: Tally;
  catalogues: readonly Catalogue[];
  /** Lets every shopper complete the current journey. */
  stop(): Promise<void>;
}

/** Milliseconds between two requests of a shopper, at least and at most. */
const steps = { calm: [300, 1_000], hasty: [100, 300] } as const;
/** The share of shoppers who are in a hurry. */
const HASTY = 0.5;
/** Until a shopper tries again who has seen an error. */
const AGAIN_MS = 1_000;
/** The count of shoppers who left because nothing was answered. */
export const GAVE_UP = 'gave up';

/** So many shoppers at a time, in five countries, each from another network; who has bought is followed by a new one. */
export async function startShoppers(port: number, apiUrl: string, count: number): Promise<Shoppers> {
  const catalogues: Catalogue[] = [];
  for (const country of benchCountries) catalogues.push(await readCatalogue(apiUrl, country));
  const tally = createTally();
  const state = { isOver: false, came: 0 };

  async function comeAndGo() {
    while (!state.isOver) {
      state.came += 1;
      await journeyOf(state.came).catch((error) => {
        if (error instanceof GivenUp) tally.count(GAVE_UP);
        else tally.wrong.push(String(error));
      });
    }
  }

  async function journeyOf(number: number) {
    const catalogue = catalogues[number % catalogues.length];
    if (!catalogue) throw new Error('There is no country');
    const random = createRandom(number);
    const to = { port, host: `${catalogue.country}.localhost:${port}`, address: addressOf(number) };
    const client = createClient(to, tally, { pauseMs: AGAIN_MS, isFinal: cannotPay });
    const isHasty = random() < HASTY;
    const [least, most] = steps[isHasty ? 'hasty' : 'calm'];
    const pace = () => pause(least + random() * (most - least));
    const visit = createVisit({ client, tally, pace, isDisturbed: () => true });
    await shopOnGameDay({ visit, catalogue, tally, random, number, isHasty }).finally(client.close);
  }

  const working = Array.from({ length: count }, comeAndGo);
  return {
    tally,
    catalogues,
    async stop() {
      state.isOver = true;
      await Promise.all(working);
    },
  };
}

/** A 503 that sending it again does not help: the bank is missing. */
const cannotPay = ({ text }: Answer) => text.includes('"code":"payment-unavailable"');

/** Loopback addresses, one network for each shopper. */
export const addressOf = (number: number): string =>
  `127.${1 + (number % 120)}.${1 + (Math.floor(number / 120) % 250)}.1`;
