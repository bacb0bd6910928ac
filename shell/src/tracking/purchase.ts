import { claimPurchase, type TrackedPurchase } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import type { Gate } from './gate.ts';
import { createTrackingLog, type LogEntry } from './tracking-log.ts';
import type { EventWriter } from './write-events.ts';

/** N4: events follow 2 s after the confirmation, and its page view and purchase 1 s after it. In milliseconds. */
const FOLLOW_UP_PAUSE = 1000;
/** Milliseconds before the server is asked again, once for each number. */
const PATIENCE = [2000, 8000];

interface Means {
  gate: Gate;
  write: EventWriter;
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * Reports a purchase once per order, over all tabs and devices: the server gives the right to it to one page. The right is used
 * the moment it is given: a page that ends in between loses the purchase, and none is ever reported twice.
 */
export function createPurchaseReport({ api, storeOf, logger }: Storefront, { gate, write, pause }: Means) {
  const log = storeOf(createTrackingLog);
  const tried = new Set<string>();
  /** The same in every request of this page: the server gives the right again to a page that lost its first answer. */
  const ownClaim = makeClaimId();

  const askFor = async (orderId: string, claimId: string | null) =>
    (await api.send(claimPurchase, { orderId, claimId }, { suppressMessages: true, keepalive: true })).purchase;

  async function claim(orderId: string, [wait, ...others] = PATIENCE): Promise<TrackedPurchase | null> {
    try {
      return await askFor(orderId, ownClaim);
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

  /** The page may be opened again, and then the server is asked again. */
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
      refuse: () => void askFor(orderId, null).catch((error) => giveUp(entry, orderId, error)),
    });
  };
}

/** Not `randomUUID`: that needs a secure context, and a shop may be looked at without one. */
const makeClaimId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
