import type { Price } from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/device/bot-proof';
import { ApiError, createAlertsStore, type Storefront } from '@odeta/storefront';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isGone, isSettled } from '../state/order-errors.ts';
import { confirmationOf, orderIntent, orderStorage } from '../state/order-storage.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import { createRememberedStore } from '../state/remembered.store.ts';
import { createAttempts, type OnImpossible, type Report } from './attempts.ts';
import { acceptedTotal, higherTotal } from './changed-total.ts';
import type { OpenStream } from './open-stream.ts';
import { createOrderPayment, type Outcome } from './order-payment.ts';
import { createOrderRequest, type Order } from './order-request.ts';
import { noRefusal, refusalOf } from './placing-machine.ts';
import { createRefusal } from './refuse-order.ts';
import { createPaymentResumption } from './resume-payment.ts';
import { removeSoldOut } from './sold-out.ts';

/** M4, M5: milliseconds before a redirect. */
const REDIRECT_PAUSE = 500;

export interface PlacingMeans {
  redirectPause?: number;
  openStream?: OpenStream;
  botProof?: BotProof;
  onImpossible?: OnImpossible;
}

/**
 * Places the order once, and waits for its payment. It owns how far the placing is (`placing-machine.ts`); what the customer enters is
 * owned by the form, and comes as an `Order` when the customer orders.
 */
export function createPlacingStore(storefront: Storefront, means: PlacingMeans = {}) {
  const { storeOf, logger } = storefront;
  const checkout = storeOf(createCheckoutStore);
  const {
    redirectPause = REDIRECT_PAUSE,
    openStream,
    botProof = createBotProof(storefront, { siteKey: () => checkout.state.siteKey, action: 'order' }),
    onImpossible = (message) => logger.log('error', 'The placing of an order', new Error(message)),
  } = means;
  const storage = orderStorage();
  const intent = orderIntent(storefront);
  const attempts = createAttempts(onImpossible);
  const { state } = attempts;
  const payment = createOrderPayment(storefront, { redirectPause, openStream });
  const resumption = createPaymentResumption(storefront, payment);
  const request = createOrderRequest(storefront, botProof);
  const refusalIn = createRefusal(storefront);

  async function send(order: Order, report: Report): Promise<Outcome> {
    const answer = await request(order, report);
    if (answer) storeOf(createRememberedStore).keep(order.fields);
    if (answer) return payment.follow(answer, acceptedTotal(storefront, answer, order), report);
    checkout.refusePostCode();
    report({ type: 'refused', refusal: noRefusal() });
    return { fieldErrors: {} };
  }

  async function fail(error: unknown, wasSent: boolean, report: Report): Promise<Outcome> {
    if (!(error instanceof ApiError)) throw error;
    if (wasSent && isGone(error)) return payment.succeed(confirmationOf(intent.openKeys()), report);
    if (isSettled(error)) storage.clearIntent();
    const { fieldErrors, refusal } = await refusalIn(error);
    // An attempt whose key is still open may have placed the order.
    report({ type: intent.openKeys().length > 0 ? 'unanswered' : 'refused', refusal });
    return { fieldErrors };
  }

  return {
    state,

    /** For a new visit of the page. */
    open() {
      payment.leave();
      attempts.open();
    },

    /** Called when the form is first used, because the proof for the bot protection takes time. */
    prepare: () => botProof.prepare(),

    /** Does nothing while another attempt is running. */
    async place(order: Order): Promise<Outcome> {
      const report = attempts.begin('ordered');
      if (!report) return null;
      payment.leave();
      storeOf(createAlertsStore).clear(PAYMENT_AREA);
      storage.announceConfirmation();
      const wasSent = intent.openKeys().length > 0;
      return stopOnError(
        send(order, report).catch((error) => fail(error, wasSent, report)),
        report,
      );
    },

    /** Removes sold-out goods, so that the rest can be ordered. */
    async removeSoldOut() {
      const { soldOut } = refusalOf(state.placing);
      const report = attempts.begin('removalStarted');
      if (report) await stopOnError(removeSoldOut(storefront, soldOut, report), report);
    },

    /** The total is higher than the one that the customer saw, with these costs of delivery. */
    refuseTotal: (seen: Price) => void attempts.send({ type: 'totalRose', problem: higherTotal(storefront, seen) }),

    /** For another code or another payment, while the former payment can still be confirmed. */
    giveUpWaiting(focusAt: 'blikCode' | 'payment') {
      if (attempts.send({ type: 'gaveUp', focusAt })) storage.clearIntent();
    },

    /** Resumes a started payment. Resolves to the redirect if it is paid, otherwise to `null`. */
    async resume(paymentBack: string | null): Promise<string | null> {
      const orderId = resumption.startedIn(paymentBack);
      const report = orderId === null ? null : attempts.begin('paymentFound');
      return orderId === null || report === null ? null : stopOnError(resumption.resume(orderId, report), report);
    },
  };
}

/** An error of the program must not leave a page that waits for ever. */
async function stopOnError<Result>(work: Promise<Result>, report: Report): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    report({ type: 'stopped' });
    throw error;
  }
}
