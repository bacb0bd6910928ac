import { setTimeout as pause } from 'node:timers/promises';
import { type BenchCountry, benchCountries, type Catalogue, readCatalogue } from './catalogue.ts';
import { createClient } from './client.ts';
import { shop } from './journey.ts';
import type { Scale } from './scale.ts';
import { createTally } from './tally.ts';
import { createVisit } from './visit.ts';

/** Runs the given number of concurrent shoppers; each completes one journey, and is replaced by another one with another address. */
export async function createTraffic({ port, apiUrl }: Scale, shoppers: number) {
  const catalogues = new Map<BenchCountry, Catalogue>();
  for (const country of benchCountries) catalogues.set(country, await readCatalogue(apiUrl, country));
  const tally = createTally();
  const state = { isOver: false, came: 0, interval: 0, nextAt: 0, isDisturbed: () => true };
  const working = Array.from({ length: shoppers }, comeAndGo);

  async function comeAndGo() {
    while (!state.isOver) {
      state.came += 1;
      await journeyOf(state.came).catch((error) => void tally.wrong.push(String(error)));
    }
  }

  async function journeyOf(number: number) {
    const country = benchCountries[number % benchCountries.length] ?? 'pl';
    const client = createClient({ port, host: `${country}.localhost:${port}`, address: addressOf(number) }, tally);
    const visit = createVisit({ client, tally, pace, isDisturbed: () => state.isDisturbed() });
    const catalogue = catalogues.get(country);
    if (catalogue) await shop({ visit, catalogue, tally, random: randomOf(number) }).finally(client.close);
  }

  /** Spaces the requests of all shoppers evenly. */
  async function pace() {
    const now = performance.now();
    state.nextAt = Math.max(now, state.nextAt + state.interval);
    await pause(state.nextAt - now);
  }

  return {
    tally,
    limitTo(requestsPerSecond: number) {
      state.interval = 1000 / requestsPerSecond;
    },
    /** From then on a page with a skeleton is wrong, unless a process is down. */
    watch(isDisturbed: () => boolean) {
      state.isDisturbed = isDisturbed;
    },
    async rateIn(seconds: number): Promise<number> {
      const [before, begun] = [tally.requests, performance.now()];
      await pause(seconds * 1000);
      return ((tally.requests - before) * 1000) / (performance.now() - begun);
    },
    /** Lets every shopper complete the current journey. */
    async stop() {
      state.isOver = true;
      await Promise.all(working);
    },
  };
}

/** Loopback addresses, one for each shopper. */
const addressOf = (number: number) => `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;

/** Mulberry32: a shopper acts the same in every run. */
function randomOf(seed: number) {
  const state = { value: seed };
  return () => {
    state.value = (state.value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), 1 | state.value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
