import { type TrackingFact, TrackingFactSchema } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import * as v from 'valibot';
import { createFactHandlers } from './fact-handlers.ts';
import { createFactsStore } from './facts.store.ts';
import { createGate } from './gate.ts';
import { createPurchaseReport } from './purchase.ts';
import { createTrackingLog } from './tracking-log.ts';
import { createEventWriter } from './write-events.ts';

interface Means {
  /** For tests. */
  pause?: (milliseconds: number) => Promise<void>;
}

/** N3. From here on facts become events. Once for each document. */
export function startTracker(storefront: Storefront, page: Window, { pause = wait }: Means = {}) {
  const { session, storeOf } = storefront;
  const gate = createGate(storefront, page);
  const write = createEventWriter(session.country);
  const reportPurchase = createPurchaseReport(storefront, { gate, write, pause });
  const handlers = createFactHandlers(storefront, { page, gate, write, pause, reportPurchase });

  /** Units ship on days of their own: what is not understood is listed for developers and harms nothing. */
  function take(fact: TrackingFact) {
    const { success, output, issues } = v.safeParse(TrackingFactSchema, fact);
    if (success) {
      handlers[output.fact](output as never);
      return;
    }
    const log = storeOf(createTrackingLog);
    const reason = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join(' ');
    log.settle(log.add(String(fact.fact), fact), `invalid: ${reason}`);
  }

  storeOf(createFactsStore).follow(take);
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
