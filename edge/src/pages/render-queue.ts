import os from 'node:os';
import { buyingPages } from '@odeta/contracts';
import { createConcurrencyLimit } from '@odeta/node/concurrency-limit';
import type { ShedReason } from '@odeta/node/load-shedding';
import type { EdgeConfig } from '../config/config.ts';
import { pathOf } from '../http/page-url.ts';
import { PageUnavailable } from '../refusals/page-unavailable.ts';
import { TooManyRequests } from '../refusals/too-many-requests.ts';
import { createTurnQueue } from './turn-queue.ts';
import { createTurns } from './turns.ts';

/** For each client address. A page takes about 20 ms, so that even a big office rarely waits. */
const OF_ADDRESS = { atOnce: 10, waiting: 200 };
const RETRY_AFTER_SECONDS = 5;

/** For each worker: more pages at once would exceed their time limits together. Most of the time they wait for the API. */
const OF_WORKER = 16;
/** Of all addresses together. */
const MOST_WAITING = 2_000;
/** A purchase waits longer; other visitors soon get a page that asks them to wait, and come back in turn. */
const PRIORITY = { rank: 0, waitSeconds: 10 };
const OTHERS = { rank: 1, waitSeconds: 3 };

/** Whose page it is. */
export interface PageVisitor {
  /** For limits: `addressKey` of the visitor. */
  address: string;
  /** The signed id, for the order of those who wait. */
  id: string;
  /** They order, come back from a bank, or have posted a form: refused last. */
  hasPriority: boolean;
}

const purchasePages = [buyingPages.checkout, buyingPages.confirm];

/** Whether nobody may be sent back at this point; `url` without the prefix of a language. */
export const hasPriority = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'POST' || purchasePages.some((page) => pathOf(url) === page || url.startsWith(`${page}/`));

export interface RenderQueue {
  /** @throws {TooManyRequests | PageUnavailable} if others are before it for too long */
  run<Result>(visitor: PageVisitor, work: () => Promise<Result>): Promise<Result>;
  /** Pages of all addresses. */
  counts(): { running: number; waiting: number };
}

interface Options {
  /** This process has no time left for its work. */
  isLate?: () => boolean;
  shed?: (reason: ShedReason) => void;
}

/** Renders as many pages at a time as the workers can in time; the others wait, each address behind its own pages. */
export function createRenderQueue(
  { RENDER_WORKERS }: Pick<EdgeConfig, 'RENDER_WORKERS'>,
  { isLate = () => false, shed = () => {} }: Options = {},
): RenderQueue {
  const ofAddress = createConcurrencyLimit({ ...OF_ADDRESS, refuse: () => new TooManyRequests(RETRY_AFTER_SECONDS) });
  const atOnce = OF_WORKER * (RENDER_WORKERS ?? os.availableParallelism());
  const ofAll = createTurnQueue({ atOnce, mostWaiting: MOST_WAITING, refuse: () => new PageUnavailable('busy') });
  const turns = createTurns();
  return {
    run: ({ address, id, hasPriority }, work) =>
      ofAddress.run(address, async () => {
        const since = turns.of(id);
        const refused = (reason: ShedReason) => {
          turns.keep(id, since);
          shed(reason);
        };
        if (!hasPriority && isLate()) {
          refused('event-loop');
          throw new PageUnavailable('busy');
        }
        try {
          return await ofAll.run({ ...(hasPriority ? PRIORITY : OTHERS), since }, work);
        } catch (error) {
          if (error instanceof PageUnavailable && error.why === 'busy') refused('queue');
          throw error;
        }
      }),
    counts() {
      const [own, all] = [ofAddress.counts(), ofAll.counts()];
      return { running: all.running, waiting: own.waiting + all.waiting };
    },
  };
}
