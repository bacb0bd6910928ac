/** @jest-environment @odeta/build/dom-environment */
import { claimPurchase, type TrackingFact } from '@odeta/contracts';
import { cartItemOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import { createConsentStore } from '../consent/consent.store.ts';
import { createRouteTable } from '../routing/route-table.ts';
import { createFactsStore } from './facts.store.ts';
import { startTracker } from './start-tracker.ts';
import { createTrackingLog } from './tracking-log.ts';

beforeEach(() => {
  delete window.dataLayer;
});

function open() {
  const storefront = createTestStorefront({ api: [answers(claimPurchase, { purchase: null })] });
  storefront.storeOf(createFactsStore);
  storefront.storeOf(createRouteTable).state.routes = [{ remote: 'help', path: '/pomoc/:slug?', sameForAll: true }];
  const consent = storefront.storeOf(createConsentStore);
  consent.start();
  consent.decide(['measurement']);
  const pauses: number[] = [];
  const report = (fact: TrackingFact) => storefront.events.emit('tracking.reported', fact);
  const start = () => startTracker(storefront, window, { pause: async (ms) => void pauses.push(ms) });
  return { storefront, report, start, pauses };
}

const sent = () => (window.dataLayer ?? []).filter((entry) => 'event' in entry);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const cart = { items: [cartItemOf()], summary: summaryOf() };

test('a page view follows the page parameters and contains only the source from the query (N2, N3)', () => {
  const { report, start } = open();
  report({ fact: 'page-shown', url: '/pomoc/doprava?utm_source=letter&newsletter=secret' });
  report({ fact: 'tags-read', tags: { nc: 1, deviceType: 'mobile' } });

  start();

  expect(sent()).toEqual([
    { event: 'hurraTagManager', hurraTagManager: { nc: 1, deviceType: 'mobile', pageType: 'help' } },
    { event: 'page_view', page_type: 'help', page_location: 'http://localhost/pomoc/doprava?utm_source=letter' },
  ]);
});

test('cart, checkout and confirmation are reported when they are ready, each with its step (I11, N1)', async () => {
  const { report, start, pauses } = open();
  start();

  report({ fact: 'page-shown', url: '/cart' });
  expect(sent()).toEqual([]);
  report({ fact: 'cart-viewed', ...cart, tags: {} });
  report({ fact: 'checkout-begun', ...cart, tags: {} });
  report({ fact: 'order-taken', ...cart, tags: { orderId: 'SK 1' } });
  report({ fact: 'order-confirmed', orderId: 'SK 1', tags: { orderId: 'SK 1' } });
  await settled();

  const steps = sent().flatMap((entry) => ('hurraTagManager' in entry ? [entry.hurraTagManager] : []));
  expect(steps).toEqual([
    { pageType: 'basket', step: 1 },
    { pageType: 'checkout', step: 2 },
    { orderId: 'SK 1', pageType: 'checkout', step: 3 },
    { orderId: 'SK 1', pageType: 'confirmation', step: 4 },
  ]);
  expect(pauses).toEqual([1000]);
});

test('an unknown fact is dropped, and the next fact is still sent', () => {
  const { storefront, report, start } = open();
  start();

  report({ fact: 'gift-wrapped' } as unknown as TrackingFact);
  report({ fact: 'newsletter-signed-up', place: 'form' });

  expect(storefront.storeOf(createTrackingLog).state.entries).toMatchObject([
    { name: 'newsletter_sign_up', state: 'sent' },
  ]);
});

test.each([
  ['after', 'is claimed', '2100-01-01T00:00:00.000Z', 1],
  ['before', 'is not claimed', '2020-01-01T00:00:00.000Z', 0],
])('an order paid elsewhere and placed %s the decision on consent %s (N3)', async (_order, _claim, placedAt, times) => {
  const { storefront, report, start } = open();
  start();

  report({ fact: 'purchase-found', orderId: 'SK 1', placedAt });
  await settled();

  expect(storefront.sent.filter(({ path }) => path === claimPurchase.path)).toHaveLength(times);
});
