import type { CheckoutInit, ValidationPatterns, WalletOffer } from '@odeta/contracts';
import { createChanges } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchCheckout, sendPayment, sendShipping } from './checkout.api.ts';
import { type Choices, choicesOf, emptyCheckout, lapsedWithout } from './checkout-state.ts';
import { createChoiceReport } from './choice-report.ts';
import { chosenAddress, createAddressChoice, postCodeOf } from './customer/address-choice.ts';
import { createCustomerSaving } from './customer/save-customer.store.ts';
import { createLaterChoice } from './delivery/later-choice.store.ts';
import { cardOf, offeredMethods } from './delivery/offered.ts';
import { confirmationOf, orderStorage } from './order/order-storage.ts';
import { createPointChoice, destinationOf } from './points/point-choice.store.ts';

/** J1, in milliseconds. */
const ENTRY_PAUSE = 200;

type FindWallet = (init: CheckoutInit) => Promise<WalletOffer | null>;

/** What the checkout page shows, and the buyer's choices (J1–J7, M1). */
export function createCheckoutStore({ api, logger, events }: Storefront, { entryPause = ENTRY_PAUSE } = {}) {
  const state = proxy(emptyCheckout());
  const change = createChanges<Choices>(state, { contentOf: () => choicesOf(state) });
  const sent = { postCode: '' };
  const report = createChoiceReport(events, state);

  function take(init: CheckoutInit) {
    const { redirect, ...taken } = takenOf(init);
    // Whoever is being sent to his paid order meanwhile goes there, and not to the cart that is empty since.
    Object.assign(state, taken, { redirect: state.redirect ?? redirect });
    events.emit('setup.learned', { validators: validatorsOf(init.validationPatterns) });
  }

  /** J2, J3. `findWallet`: what has to be known before anything is shown, so that nothing moves later. */
  async function read(paymentBack: string | null, findWallet?: FindWallet) {
    try {
      const init = await fetchCheckout(api, paymentBack);
      const wallet = (await findWallet?.(init)) ?? state.wallet;
      take(init);
      Object.assign(state, { wallet });
      return init;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      state.status = 'failed';
      logger.log('critical', error.endpoint, error);
      return null;
    }
  }

  /** J5, J7. `null` chooses none. */
  async function chooseShipping(shipping: string | null, postCode: string) {
    const isDone = await change({
      name: 'shipping',
      show: () => Object.assign(state, { shipping, problemAt: 'shipping', ...destinationOf(state, shipping) }),
      async ask() {
        sent.postCode = postCode;
        const answer = await sendShipping(api, shipping, postCodeOf(state) ?? postCode);
        const { postcode, summary, payment, orderRecapHandledErrors: lapsed } = answer;
        return { shipping, payment, summary, lapsed, isPostCodeRefused: !postcode, ...destinationOf(state, shipping) };
      },
    });
    if (isDone) report.shippingChosen(shipping);
    return isDone;
  }

  return {
    state,
    /** K7. Everything anew. */
    take,

    /** For the blocks of codes and club. */
    parts: { state, api, change },

    /** J1. Enters the page. */
    async load(paymentBack: string | null = null, findWallet?: FindWallet) {
      Object.assign(state, emptyCheckout());
      await new Promise((resolve) => setTimeout(resolve, entryPause));
      const init = await read(paymentBack, findWallet);
      if (init && init.redirect === null) report.begun(init);
    },

    /** Asks for everything anew without leaving the page. */
    refresh: async () => void (await read(null)),

    /** I8. The same when goods are gone: also when none is left the page stays, and says so. */
    async refreshGoods() {
      try {
        take({ ...(await fetchCheckout(api, null)), redirect: null });
      } catch (error) {
        // What is shown is older, and the next press is answered again.
        if (!(error instanceof ApiError)) throw error;
      }
    },

    /** Resolves when the server has answered every choice that was made until now. */
    settled: () => change({ name: 'settled', ask: async () => ({}) }),

    /** Where the visitor goes instead of this page. */
    leave: (redirect: string) => void Object.assign(state, { redirect }),

    /** M7. The code in the summary is no longer good. */
    refuseCode: () => void Object.assign(state, { isCodeRefused: true }),

    /** J7. */
    refusePostCode: () => void Object.assign(state, { isPostCodeRefused: true }),

    chooseShipping,
    ...createPointChoice({ api, state, change }),
    ...createAddressChoice({ api, state, change }),

    /** M1. `null` chooses none. */
    async choosePayment(payment: string | null) {
      const isDone = await change({
        name: 'payment',
        show: () => Object.assign(state, { payment, problemAt: 'payment' }),
        ask: async () => ({ ...(await sendPayment(api, payment)), lapsed: lapsedWithout(state, 'cart.payment') }),
      });
      if (isDone) report.paymentChosen(payment);
      return isDone;
    },

    ...createLaterChoice({ api, state, change }),
    ...createCustomerSaving({ api, state, sent, chooseShipping }),
  };
}

/** What the page takes over of the server's answer. */
function takenOf(init: CheckoutInit) {
  const { redirect, cartItems, summary, shippingPayment, customer, validationPatterns, emailExceptions } = init;
  const { discountCode, vouchers, club, userCodes } = init;
  return {
    ...{ cartItems, summary, shippingPayment, customer, validationPatterns, emailExceptions },
    ...chosenAddress(init),
    agreements: askedAgreements(init),
    discounts: { discountCode, vouchers, club, userCodes },
    redirect: redirect === null ? null : awayFrom(redirect),
    ...offeredChoices(init),
    shippingPoint: init.shippingPoint,
    shippingPointsConfig: init.shippingPointsConfig,
    siteKey: init.recaptcha.siteKey,
    isPostCodeRefused: init.orderRecapHandledErrors.includes('shippingAddress.postCode'),
    lapsed: init.orderRecapHandledErrors,
    isCodeRefused: false,
    ...{ laterItems: init.laterItems, lastOrder: init.lastOrder },
    status: 'ready' as const,
  };
}

/** H8. */
const validatorsOf = ({ phone, ...patterns }: ValidationPatterns) => ({ ...patterns, phone: phone.pattern });

/** L4. What was agreed to once and for all is not asked again. */
const askedAgreements = ({
  agreements,
  customerAvailableAgreements,
}: Pick<CheckoutInit, 'agreements' | 'customerAvailableAgreements'>) =>
  agreements.filter(({ type, required }) => required || customerAvailableAgreements.some((one) => one.type === type));

/** What was chosen before, as long as it is offered. */
function offeredChoices({ shippingPayment, shipping, shippingPointId, ...init }: CheckoutInit) {
  const payment = init.orderRecapHandledErrors.includes('cart.payment') ? null : init.payment;
  const isOffered = offeredMethods(shippingPayment).some(({ key }) => key === cardOf(shippingPayment, shipping));
  return isOffered ? { shipping, payment, shippingPointId } : { shipping: null, payment: null, shippingPointId: null };
}

/** With an order that was sent and not answered, an empty cart may mean that it was placed: its key finds out. */
function awayFrom(redirect: string) {
  const storage = orderStorage();
  const keys = storage.intent.openKeys();
  if (keys.length === 0) return redirect;
  storage.forgetPayment();
  return confirmationOf(keys);
}
