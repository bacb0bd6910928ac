import {
  choosePayment,
  chooseShipping,
  type Endpoint,
  editCustomer,
  placeOrder,
  readBotChallenge,
  readCheckoutInit,
  readPaymentStatus,
  writeLog,
} from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, guestOf, summaryOf } from '@odeta/contracts/testing';
import { createTestStorefront, type SentRequest } from '@odeta/storefront/testing';
import { enterCheckout } from '../src/checkout/page/enter-checkout.ts';
import { createPlacingStore } from '../src/checkout/placing/placing.store.ts';
import { createCheckoutStore } from '../src/checkout/state/checkout.store.ts';
import { streamTo, type Weather } from './faulty-stream.ts';
import { type ModelShop, problemOf, type Reply } from './model-shop.ts';
import type { OutsideTime } from './outside-time.ts';

export const customer = guestOf({ email: 'anna@example.pl', postCode: '00-640' });
const TOTAL = 353.97;
const paymentOf = (key: string) => ({ key, name: key, description: '', cost: 0, disabled: false, order: 1 });
const methods = [deliveryMethodOf({ payments: ['card', 'blik', 'cod'].map(paymentOf) })];

/** Faults of requests. In the last two the server crashes before or after it has done its work. */
const faults = ['lost', 'unheard', 'late', 'overtaken', 'broken', 'broken after'] as const;
/** The share of requests that arrive twice, in addition to other faults. */
const TWICE = 0.1;
const fates = [...faults, ...Array.from({ length: 8 }, () => 'well' as const)];
const LATE_MS = 20_000;
/** An answer that nobody waits for any more. */
const never = () => new Promise<never>(() => {});

/** A tab with the checkout and a faulty network. Once closed, it does nothing any more. */
export function openTab(shop: ModelShop, weather: Weather, outside: OutsideTime) {
  const { random } = weather;
  const { pause } = outside;
  const tab = { isOpen: true };

  async function carry(work: () => Reply): Promise<Reply> {
    const fate = weather.isCalm ? 'well' : fates[Math.floor(random() * fates.length)];
    if (fate === 'overtaken') outside.later(random() * LATE_MS, work);
    if (fate === 'lost' || fate === 'overtaken') throw new TypeError('Failed to fetch');
    if (fate === 'broken') return problemOf('unexpected', 500);
    if (fate === 'late') await pause(random() * LATE_MS);
    const reply = work();
    if (fate === 'unheard') throw new TypeError('Failed to fetch');
    return fate === 'broken after' ? problemOf('busy', 503) : reply;
  }

  /** A closed tab sends and receives nothing. */
  async function answer(work: () => Reply): Promise<Reply> {
    if (!tab.isOpen) return never();
    await pause(random() * 300);
    const isTwice = !weather.isCalm && random() < TWICE;
    const working = isTwice ? () => [work(), work()][1] ?? work() : work;
    const carried = await carry(working).catch((error: unknown) => (tab.isOpen ? Promise.reject(error) : never()));
    return tab.isOpen ? carried : never();
  }

  const api = handlersOf(shop).map(({ endpoint, work }) => ({
    endpoint,
    answer: (request: SentRequest) => answer(() => work(request)),
  }));
  const storefront = createTestStorefront({ country: 'pl', api });
  const logged = jest.spyOn(storefront.logger, 'log');
  const checkout = storefront.storeOf(createCheckoutStore);
  const placing = storefront.storeOf(createPlacingStore);
  globalThis.EventSource = streamTo(shop, weather, tab);

  return {
    checkout,
    placing,
    enter: (query = '') => enterCheckout(storefront, new URLSearchParams(query)),
    press() {
      const blikCode = checkout.state.payment === 'blik' ? '777123' : '';
      return placing.place({ fields: customer, consents: ['regulationsAgreement'], total: TOTAL, blikCode });
    },
    close() {
      // An event of the placing without an arrow is logged.
      expect(logged.mock.calls.filter(([level]) => level === 'error')).toEqual([]);
      tab.isOpen = false;
      shop.listeners.clear();
      outside.closeTab();
    },
  };
}

const body = (json: object): Reply => ({ status: 200, json: { success: true, body: json } });
const chosen = ({ state }: ModelShop) => ({ payment: state.method, summary: summaryOf({ total: TOTAL }) });

interface Handler {
  endpoint: Endpoint;
  work: (request: SentRequest) => Reply;
}

const handlersOf = (shop: ModelShop): Handler[] => [
  { endpoint: editCustomer, work: () => body({ customer }) },
  { endpoint: chooseShipping, work: () => body({ postcode: true, orderRecapHandledErrors: [], ...chosen(shop) }) },
  {
    endpoint: choosePayment,
    work({ payload }) {
      shop.choose((payload as { payment: string }).payment);
      return body(chosen(shop));
    },
  },
  { endpoint: placeOrder, work: ({ payload, headers }) => shop.order(headers['idempotency-key'] ?? '', payload) },
  { endpoint: readPaymentStatus, work: () => shop.checker() },
  { endpoint: readBotChallenge, work: () => problemOf('not-found', 404) },
  { endpoint: writeLog, work: () => body({}) },
  { endpoint: readCheckoutInit, work: () => body(initOf(shop)) },
];

const initOf = (shop: ModelShop) =>
  checkoutInitOf({
    redirect: shop.state.isCartOpen ? null : '/cart',
    shippingPayment: methods,
    shipping: 'courier',
    customer,
    ...chosen(shop),
  });
