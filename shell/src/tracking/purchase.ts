import { claimPurchase, type TrackedPurchase } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import type { Gate } from './gate.ts';
import { sendClaim } from './purchase.api.ts';
import { createTrackingLog, type LogEntry } from './tracking-log.ts';
import type { EventWriter } from './write-events.ts';

/** N4: events follow 2 s after the confirmation, and its page view and purchase 1 s after it. In milliseconds. */
const FOLLOW_UP_PAUSE = 1000;
/** Milliseconds before each retry. */
const PATIENCE = [2000, 8000];

interface Means {
  gate: Gate;
  write: EventWriter;
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * Reports a purchase once per order, across all tabs and devices: the server grants the right to one page. The right is used at once: if
 * the page ends in between the purchase is not reported, but it is never reported twice.
 */
export function createPurchaseReport({ api, storeOf, logger }: Storefront, { gate, write, pause }: Means) {
  const log = storeOf(createTrackingLog);
  const tried = new Set<string>();
  /** The same in every request of this page, so that the server grants the right again if the first answer was lost. */
  const ownClaim = createRandomKey();

  async function claim(orderId: string, [wait, ...others] = PATIENCE): Promise<TrackedPurchase | null> {
    try {
      return await sendClaim(api, orderId, ownClaim);
    } catch (error) {
      if (!(error instanceof ApiError && error.isNetworkFailure) || wait === undefined) throw error;
      await pause(wait);
      return claim(orderId, others);
    }
  }

  async function send(entry: LogEntry, orderId: string) {
    const purchase = await claim(orderId);
    if (!purchase) {
      log.settle(entry, 'duplicate: the order was reported before, or refused');
      return;
    }
    const event = write.purchase(purchase);
    const objection = gate.objectionTo(event);
    if (objection !== null) {
      log.settle(entry, objection, event);
      return;
    }
    gate.push(entry, event);
    await pause(FOLLOW_UP_PAUSE);
    if (purchase.signUps.club) gate.report({ event: 'club_sign_up', method: 'order' });
    if (purchase.signUps.newsletter) gate.report({ event: 'newsletter_sign_up', method: 'order' });
  }

  /** If the page is opened again, the server is asked again. */
  function giveUp(entry: LogEntry, orderId: string, error: unknown) {
    tried.delete(orderId);
    if (entry.state !== 'sent') log.settle(entry, `the server gave no right to it: ${error}`);
    if (!(error instanceof ApiError && error.isNetworkFailure)) logger.log('warning', claimPurchase.path, error);
  }

  return (orderId: string) => {
    const entry = log.add('purchase', { orderId });
    if (tried.has(orderId)) {
      log.settle(entry, 'duplicate');
      return;
    }
    tried.add(orderId);
    gate.submit({
      entry,
      run: () => void send(entry, orderId).catch((error) => giveUp(entry, orderId, error)),
      refuse: () => void sendClaim(api, orderId, null).catch((error) => giveUp(entry, orderId, error)),
    });
  };
}
