import os from 'node:os';
import { createConcurrencyLimit } from '@odeta/node/concurrency-limit';
import type { EdgeConfig } from '../config/config.ts';
import { PageUnavailable } from '../refusals/page-unavailable.ts';
import { TooManyRequests } from '../refusals/too-many-requests.ts';

/** For each client address. A page takes about 20 ms, so that even a big office rarely waits. */
const OF_ADDRESS = { atOnce: 10, waiting: 200 };
const RETRY_AFTER_SECONDS = 5;

/** For each worker: more pages at once would exceed their time limits together. Most of the time they wait for the API. */
const OF_WORKER = 16;
/** For all addresses together: more visitors than that get a sentence at once, and those who have waited 10 seconds, too. */
const OF_ALL = { waiting: 2_000, waitSeconds: 10 };

export interface RenderQueue {
  /** @throws {TooManyRequests | PageUnavailable} if others are before it for too long */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
  /** Pages of all addresses. */
  counts(): { running: number; waiting: number };
}

/** Renders as many pages at a time as the workers can in time; the others wait, each address behind its own pages. */
export function createRenderQueue({ RENDER_WORKERS }: Pick<EdgeConfig, 'RENDER_WORKERS'>): RenderQueue {
  const ofAddress = createConcurrencyLimit({ ...OF_ADDRESS, refuse: () => new TooManyRequests(RETRY_AFTER_SECONDS) });
  const atOnce = OF_WORKER * (RENDER_WORKERS ?? os.availableParallelism());
  const ofAll = createConcurrencyLimit({ ...OF_ALL, atOnce, refuse: () => new PageUnavailable('busy') });
  return {
    run: (address, work) => ofAddress.run(address, () => ofAll.run('', work)),
    counts() {
      const [own, all] = [ofAddress.counts(), ofAll.counts()];
      return { running: all.running, waiting: own.waiting + all.waiting };
    },
  };
}
