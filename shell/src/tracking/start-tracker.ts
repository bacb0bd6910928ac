import { type TrackingFact, TrackingFactSchema } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import * as v from 'valibot';
import { createFactHandlers } from './fact-handlers.ts';
import { createFactsStore } from './facts.store.ts';
import { createGate } from './gate.ts';
import { createPurchaseReport } from './purchase.ts';
import { createEventWriter } from './write-events.ts';

interface Means {
  pause?: (milliseconds: number) => Promise<void>;
}

/** Turns facts into events. Called once per document. */
export function startTracker(storefront: Storefront, page: Window, { pause = wait }: Means = {}) {
  const { session, storeOf } = storefront;
  const gate = createGate(storefront, page);
  const write = createEventWriter(session.country);
  const reportPurchase = createPurchaseReport(storefront, { gate, write, pause });
  const handlers = createFactHandlers(storefront, { page, gate, write, pause, reportPurchase });

  /** Facts are valid already; parsing adds optional fields. */
  function take(given: TrackingFact) {
    const fact = v.parse(TrackingFactSchema, given);
    handlers[fact.fact](fact as never);
  }

  storeOf(createFactsStore).follow(take);
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
