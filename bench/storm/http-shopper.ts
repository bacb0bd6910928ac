import { setTimeout as pause } from 'node:timers/promises';
import type { Catalogue } from '../mixed/catalogue.ts';
import { createClient } from '../mixed/client.ts';
import { shop } from '../mixed/journey.ts';
import { createVisit, RefusedRequest, type Visit } from '../mixed/visit.ts';
import type { Fault } from './kind.ts';
import { filesOf } from './named-files.ts';
import type { StormRecord } from './record.ts';

export interface Arrival {
  port: number;
  /** A new visitor from another network. */
  number: number;
  catalogue: Catalogue;
  isSlow: boolean;
  random(): number;
}

/** As browsers send them when somebody opens a page. */
const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
/** What the page of a version with this fault reports. */
const reports: Record<Fault, readonly string[]> = {
  none: ['shown'],
  incompatible: ['shown'],
  server: ['shown'],
  order: ['shown'],
  load: ['load'],
  render: ['shown', 'render'],
  slow: ['shown', 'slow'],
  error: ['shown', 'error'],
  unshown: [],
};
/** `edge` sets it while a canary runs; over https with a prefix. */
const CANARY = /^(?:__Host-)?canary=([^;]*)/;
/** Milliseconds between two requests, at least and at most. */
const steps = { fast: [200, 800], slow: [1_500, 4_000] } as const;

interface Part {
  unit: string;
  canary: string;
  share: string;
  version: string;
}

/**
 * A shopper without a browser: loads pages with every script and style that they name, reports how the versions did as a browser with them
 * would, and buys over the API.
 */
export async function shopOverHttp(arrival: Arrival, record: StormRecord): Promise<void> {
  const { catalogue, random, isSlow } = arrival;
  const { tally } = record;
  const state = { canary: '' };
  const own = openClient(arrival, record, (canary) => {
    state.canary = canary;
  });
  const [least, most] = steps[isSlow ? 'slow' : 'fast'];
  const pace = () => pause(least + random() * (most - least));
  const plain = createVisit({ client: own, tally, pace, isDisturbed: () => true });
  const reported = new Set<string>();
  const visit: Visit = {
    ...plain,
    async open(name, path) {
      const page = await plain.open(name, path);
      if (isSlow) await pace();
      await Promise.all(filesOf(page.html).map(own.load));
      await report(plain, page.html, state.canary);
      return page;
    },
    async call(name, path, asked) {
      if (name === 'order' && partsOf(state.canary).some(isOrderFault))
        await plain.call('wrong order', path, { ...asked, payload: {} }).catch(expectRefusal);
      return plain.call(name, path, asked);
    },
  };
  await shop({ visit, catalogue, tally, random }).finally(own.close);

  function isOrderFault({ unit, version }: Part) {
    return record.variantOf(unit, version)?.kind.fault === 'order';
  }

  async function report(visitor: Visit, html: string, cookie: string) {
    for (const { unit, canary, share, version } of partsOf(cookie)) {
      const key = `${unit}@${canary} ${share}`;
      if (reported.has(key) || !html.includes(version)) continue;
      reported.add(key);
      const fault = record.variantOf(unit, version)?.kind.fault ?? 'none';
      if (version === canary) record.canaryVisitors.set(key, (record.canaryVisitors.get(key) ?? 0) + 1);
      for (const outcome of reports[fault]) {
        const payload = { release: `${unit}@${version}`, outcome, downloaded: true };
        await visitor.call('outcome', '/base/outcome', { payload });
      }
    }
  }
}

function openClient(
  { port, number, catalogue, isSlow, random }: Arrival,
  record: StormRecord,
  onCanary: (value: string) => void,
) {
  const to = { port, host: `${catalogue.country}.localhost:${port}`, address: addressOf(number) };
  const client = createClient(to, record.tally);
  const loaded = new Set<string>();
  return {
    close: client.close,
    async send(...[path, asked, headers]: Parameters<typeof client.send>) {
      const answer = await client.send(path, asked, path.startsWith('/api/') ? headers : { ...headers, ...OPENED });
      for (const line of answer.cookies) {
        const [, value] = CANARY.exec(line) ?? [];
        if (value !== undefined) onCanary(decodeURIComponent(value));
      }
      return answer;
    },
    /** Loads a file of a page, once. */
    async load(file: string) {
      if (loaded.has(file)) return;
      loaded.add(file);
      if (isSlow) await pause(random() * 6_000);
      const { status } = await client.send(file, {}, {});
      record.files += 1;
      if (status !== 200) record.chunkErrors.push(`${status} ${file}`);
    },
  };
}

/** Of `cart*1.5.0*10*1.4.0~<visitor>~<expiry>~<signature>`. */
const partsOf = (cookie: string): Part[] =>
  cookie.split('~').flatMap((text) => {
    const [unit, canary, share, version] = text.split('*');
    return unit && canary && share && version ? [{ unit, canary, share, version }] : [];
  });

function expectRefusal(error: unknown) {
  if (!(error instanceof RefusedRequest)) throw error;
}

/** Loopback addresses: the API counts two visitors of a network. */
const addressOf = (number: number) => `127.${1 + (number % 250)}.${1 + (Math.floor(number / 250) % 250)}.1`;
