import type { AgreementType, CustomerFields, Price } from '@odeta/shared/contracts';
import type { Problem } from '@odeta/shared/purchase';
import { proxy } from '@odeta/shared/state';
import { ApiError, type Storefront } from '@odeta/shared/storefront';
import { createCheckoutStore } from './checkout.store.ts';
import { keptForOrder } from './kept-for-order.ts';
import { sendOrder, sendOrderData } from './order.api.ts';
import { makeOrderKey } from './order-key.ts';
import { isPlacedAlready, isSettled, refusalOf } from './order-refusal.ts';
import { breakpointOf } from './window-breakpoint.ts';

/** M4, in milliseconds. */
const REDIRECT_PAUSE = 500;

export interface Order {
  fields: CustomerFields;
  consents: AgreementType[];
  /** What the buyer saw. */
  total: Price;
}

/** Where the buyer goes now (M4), or what the server found wrong with fields (H22). */
export type Outcome = { redirect: string } | { fieldErrors: Record<string, string> };

export interface OrderState {
  status: 'idle' | 'sending' | 'placed';
  problem: Problem | null;
  /** R6. What the buyer typed; kept nowhere else, and sent once. */
  blikCode: string;
  /** How often a payment was refused on this page. */
  refusals: number;
}

const idle = (): OrderState => ({ status: 'idle', problem: null, blikCode: '', refusals: 0 });

/** Places the order, once (M3, M4, M7). */
export function createOrderStore(storefront: Storefront, { redirectPause = REDIRECT_PAUSE } = {}) {
  const { api, events } = storefront;
  const checkout = storefront.storeOf(createCheckoutStore);
  const kept = keptForOrder();
  const state = proxy(idle());

  async function send({ fields, consents, total }: Order): Promise<Outcome> {
    const unanswered = kept.key.read();
    const { shipping, payment } = checkout.state;
    const data = sendOrderData(api, { fields, shipping, payment });
    // An attempt without an answer may have placed the order. Then the cart is gone, and only the key brings the answer.
    const canBeSent = await (unanswered === null ? data : data.catch(passUnlessUnreachable));
    if (!canBeSent && unanswered === null) {
      checkout.refusePostCode();
      return { fieldErrors: {} };
    }
    const key = unanswered ?? makeOrderKey();
    kept.key.keep(key);
    const windowBreakpoint = breakpointOf(globalThis.innerWidth);
    const { redirect } = await sendOrder(api, { basketConsents: consents, windowBreakpoint, total }, key);
    return { redirect: redirect ?? '/confirm' };
  }

  async function succeed(outcome: Outcome) {
    kept.forget();
    state.status = 'placed';
    events.emit('cart.changed', { cartItemsCount: 0 });
    await new Promise((resolve) => setTimeout(resolve, redirectPause));
    return outcome;
  }

  async function fail(error: unknown): Promise<Outcome> {
    if (!(error instanceof ApiError)) throw error;
    if (isPlacedAlready(error)) return succeed({ redirect: '/confirm' });
    if (isSettled(error)) kept.key.forget();
    const { problem, fieldErrors } = refusalOf(error);
    if (error.code === 'total-changed') await checkout.refresh();
    state.problem = problem;
    return { fieldErrors };
  }

  function release() {
    if (state.status === 'sending') state.status = 'idle';
  }

  return {
    state,

    /** A new visit of the page. */
    reset: () => void Object.assign(state, idle()),

    typeCode: (digits: string) => void Object.assign(state, { blikCode: digits }),

    /** A press while another one is being answered does nothing. */
    async place(order: Order): Promise<Outcome | null> {
      if (state.status !== 'idle') return null;
      Object.assign(state, { status: 'sending', problem: null });
      kept.announceConfirmation();
      try {
        const outcome = await send(order);
        return 'redirect' in outcome ? await succeed(outcome) : outcome;
      } catch (error) {
        return await fail(error);
      } finally {
        release();
      }
    },
  };
}

function passUnlessUnreachable(error: unknown) {
  if (error instanceof ApiError && !error.isNetworkFailure) return true;
  throw error;
}
