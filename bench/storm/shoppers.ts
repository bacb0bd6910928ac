import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@odeta/delivery/testing/simulate-canary';
import { openBrowser } from '../browser-page.ts';
import { benchCountries, type Catalogue, readCatalogue } from '../mixed/catalogue.ts';
import { shopInBrowser } from './browser-shopper.ts';
import { type Arrival, shopOverHttp } from './http-shopper.ts';
import type { StormRecord } from './record.ts';
import type { StormShop } from './storm-shop.ts';

interface Crowd {
  shoppers: number;
  browsers: number;
  seed: number;
}

/** A third of the shoppers have a slow line. */
const SLOW = 1 / 3;
/** Milliseconds within which the first ones come, one after the other, as to any shop: all at once would wait their turn. */
const OPENING = 60_000;

/** So many shoppers at once, in five countries; each who has bought is followed by a new one. */
export async function startShoppers(
  { port, apiUrl }: StormShop,
  { shoppers, browsers, seed }: Crowd,
  record: StormRecord,
) {
  const catalogues: Catalogue[] = [];
  for (const country of benchCountries) catalogues.push(await readCatalogue(apiUrl, country));
  const chromium = browsers > 0 ? await openBrowser() : undefined;
  const state = { isOver: false, came: 0 };

  function arrive(): Arrival {
    state.came += 1;
    const random = createRandom(seed * 100_000 + state.came);
    const catalogue = catalogues[state.came % catalogues.length];
    if (!catalogue) throw new Error('There is no country');
    return { port, number: state.came, catalogue, isSlow: random() < SLOW, random };
  }

  async function comeAndGo(isInBrowser: boolean, after: number) {
    await pause(after);
    while (!state.isOver) {
      const arrival = arrive();
      const journey =
        isInBrowser && chromium ? shopInBrowser(chromium.openVisitor, arrival, record) : shopOverHttp(arrival, record);
      await journey.catch((error) => void record.tally.wrong.push(`${arrival.catalogue.country}: ${error}`));
    }
  }

  const working = Array.from({ length: shoppers }, (_, index) =>
    comeAndGo(index < browsers, (OPENING * index) / shoppers),
  );
  return {
    /** Lets every shopper complete the current journey. */
    async stop() {
      state.isOver = true;
      await Promise.all(working);
      chromium?.close();
    },
  };
}
