import type { CheckoutInit, ValidationPatterns, WalletOffer } from '@odeta/contracts';
import { createChanges } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { chosenAddress, createAddressChoice, postCodeOf } from './address-choice.ts';
import { fetchCheckout, sendPayment, sendShipping } from './checkout.api.ts';
import { type CheckoutState, type Choices, choicesOf, emptyCheckout, lapsedWithout } from './checkout-state.ts';
import { createChoiceReport } from './choice-report.ts';
import { createGoods } from './goods.store.ts';
import { createLaterChoice } from './later-choice.store.ts';
import { cardOf, offeredMethods } from './offered.ts';
import { confirmationOf, orderIntent, orderStorage } from './order-storage.ts';
import { createPointChoice, destinationOf } from './point-choice.store.ts';
import { createCustomerSaving } from './save-customer.store.ts';

/** J1: milliseconds before the data is requested. */
const ENTRY_PAUSE = 200;

type FindWallet = (init: CheckoutInit) => Promise<WalletOffer | null>;

/** Owns what the server knows: goods, costs, the offered deliveries and payments, and the customer's choices, which are saved at once. */
export function createCheckoutStore({ api, logger, events, clock }: Storefront, { entryPause = ENTRY_PAUSE } = {}) {
  const state = proxy(emptyCheckout());
  const change = createChanges<Choices>(state, {
    contentOf: () => choicesOf(state),
    // The page says it once, at the top, and not again in the step of the choice.
    onCartLost: () => void Object.assign(state, { problemAt: null }),
  });
  const sent = { postCode: '' };
  const report = createChoiceReport(events, state);

  function shownOf(init: CheckoutInit) {
    const { redirect, ...content } = contentOf(init);
    events.emit('setup.learned', { validators: validatorsOf(init.validationPatterns) });
    // A redirect to the placed order takes precedence over the redirect of the cart, which is empty since then.
    return { ...content, redirect: state.redirect ?? (redirect && awayFrom({ clock }, redirect)) };
  }

  const show = (ask: () => Promise<CheckoutInit>) => change.read(async () => shownOf(await ask()));

  /** `findWallet` is awaited before anything is shown, so that nothing moves when a wallet is found. */
  async function read(paymentBack: string | null, findWallet?: FindWallet) {
    try {
      let init: CheckoutInit | null = null;
      await change.read(async () => {
        init = await fetchCheckout(api, paymentBack);
        return { wallet: (await findWallet?.(init)) ?? state.wallet, ...shownOf(init) };
      });
      return init as CheckoutInit | null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      state.status = 'failed';
      logger.log('critical', error.endpoint, error);
      return null;
    }
  }

  /** `null` removes the choice. */
  async function chooseShipping(shipping: string | null, postCode: string) {
    const isDone = await change({
      name: 'shipping',
      show: () => Object.assign(state, { shipping, problemAt: 'shipping', ...destinationOf(state, shipping) }),
      async ask(known) {
        sent.postCode = postCode;
        const answer = await sendShipping(api, shipping, postCodeOf(state) ?? postCode);
        const { postcode, summary, payment, orderRecapHandledErrors: lapsed } = answer;
        return { shipping, payment, summary, lapsed, isPostCodeRefused: !postcode, ...destinationOf(known, shipping) };
      },
    });
    if (isDone) report.shippingChosen(shipping);
    return isDone;
  }

  return {
    state,
    /** Replaces the content of the page, for example after a log-in, except for choices that are made meanwhile. */
    show,

    /** For the codes and the membership, which are lazy chunks. */
    parts: { state, api, change },

    async load(paymentBack: string | null = null, findWallet?: FindWallet) {
      Object.assign(state, emptyCheckout());
      await new Promise((resolve) => setTimeout(resolve, entryPause));
      const init = await read(paymentBack, findWallet);
      if (init && init.redirect === null) report.begun(init);
    },

    /** Reads everything again without leaving the page. */
    refresh: async () => void (await read(null)),

    /** Resolves when the server has answered all choices made so far. */
    settled: () => change({ name: 'settled', ask: async () => ({}) }),

    ...createMarks(state),

    chooseShipping,
    ...createPointChoice({ api, state, change }),
    ...createAddressChoice({ api, state, change }),

    /** `null` removes the choice. */
    async choosePayment(payment: string | null) {
      const isDone = await change({
        name: 'payment',
        show: () => Object.assign(state, { payment, problemAt: 'payment' }),
        ask: async (known) => ({ ...(await sendPayment(api, payment)), lapsed: lapsedWithout(known, 'cart.payment') }),
      });
      if (isDone) report.paymentChosen(payment);
      return isDone;
    },

    ...createLaterChoice({ api, state, change }),
    ...createGoods({ api, state, change, show }),
    ...createCustomerSaving({ api, state, sent, chooseShipping }),
  };
}

/** What the page and other stores know about the order without the server. */
const createMarks = (state: CheckoutState) => ({
  leave: (redirect: string) => void Object.assign(state, { redirect }),

  endVisit: () => void Object.assign(state, { isOfEarlierVisit: true }),

  continueVisit: () => void Object.assign(state, { isOfEarlierVisit: false }),

  /** The code in the summary is no longer valid. */
  refuseCode: () => void Object.assign(state, { isCodeRefused: true }),

  refusePostCode: () => void Object.assign(state, { isPostCodeRefused: true }),
});

/** The parts of the answer that the state holds. */
function contentOf(init: CheckoutInit) {
  const { redirect, cartItems, summary, shippingPayment, customer, validationPatterns, emailExceptions } = init;
  const { discountCode, vouchers, club, offeredCodes, freeDelivery } = init;
  return {
    cartItems,
    summary,
    shippingPayment,
    customer,
    validationPatterns,
    emailExceptions,
    ...chosenAddress(init),
    agreements: askedAgreements(init),
    discounts: { discountCode, vouchers, club, offeredCodes, freeDelivery },
    redirect,
    ...offeredChoices(init),
    prefilled: init.lastOrder && offeredChoices(init),
    shippingPoint: init.shippingPoint,
    shippingPointsConfig: init.shippingPointsConfig,
    siteKey: init.recaptcha.siteKey,
    savesMeans: init.savesMeans,
    findsCompanies: init.findsCompanies,
    isPostCodeRefused: init.orderRecapHandledErrors.includes('shippingAddress.postCode'),
    lapsed: init.orderRecapHandledErrors,
    isCodeRefused: false,
    laterItems: init.laterItems,
    lastOrder: init.lastOrder,
    status: 'ready' as const,
  };
}

const validatorsOf = ({ phone, ...patterns }: ValidationPatterns) => ({ ...patterns, phone: phone.pattern });

/** Optional consents that the customer has already given are not asked for again. */
const askedAgreements = ({
  agreements,
  customerAvailableAgreements,
}: Pick<CheckoutInit, 'agreements' | 'customerAvailableAgreements'>) =>
  agreements.filter(({ type, required }) => required || customerAvailableAgreements.some((one) => one.type === type));

/** The former choices, if the delivery is still offered. */
function offeredChoices({ shippingPayment, shipping, shippingPointId, ...init }: CheckoutInit) {
  const payment = init.orderRecapHandledErrors.includes('cart.payment') ? null : init.payment;
  const isOffered = offeredMethods(shippingPayment).some(({ key }) => key === cardOf(shippingPayment, shipping));
  return isOffered ? { shipping, payment, shippingPointId } : { shipping: null, payment: null, shippingPointId: null };
}

/** If an order was sent and not answered, an empty cart may mean that it was placed; the confirmation page finds it by its key. */
function awayFrom(storefront: Pick<Storefront, 'clock'>, redirect: string) {
  const keys = orderIntent(storefront).openKeys();
  if (keys.length === 0) return redirect;
  orderStorage().clearPayment();
  return confirmationOf(keys);
}
