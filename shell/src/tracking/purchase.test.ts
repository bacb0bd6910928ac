/** @jest-environment @odeta/build/dom-environment */
import { type BodyOf, claimPurchase, writeLog } from '@odeta/contracts';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { createConsentStore } from '../consent/consent.store.ts';
import type { Purpose } from '../consent/consent.ts';
import { createGate } from './gate.ts';
import { createPurchaseReport } from './purchase.ts';
import { createTrackingLog } from './tracking-log.ts';
import { createEventWriter } from './write-events.ts';

const ORDER = 'SK 2611 0482';
const purchase: NonNullable<BodyOf<typeof claimPurchase>['purchase']> = {
  ...{ orderId: ORDER, value: 25.98, shipping: 5.19, promoCode: null },
  items: [
    {
      ...{ catalogNumber: 'OD-1', name: 'Tričko', categoryName: 'Tričká', quantity: 2, price: 12.99, pricePromo: null },
      color: { name: 'Modrá' },
      size: { name: 'size/38' },
    },
  ],
  signUps: { newsletter: true, club: true },
};
const granted = answers(claimPurchase, { purchase });

const reset = () => {
  delete window.dataLayer;
  // biome-ignore lint/suspicious/noDocumentCookie: as for a visitor who has never been here
  document.cookie = 'consent=; Max-Age=0; Path=/';
};
beforeEach(reset);

/** `decided`: the purposes that the visitor agreed to; undefined before they were asked. */
function open({ decided, api = [granted] }: { decided?: Purpose[]; api?: (typeof granted)[] }) {
  const storefront = createTestStorefront({ api: [answers(writeLog, {}), ...api] });
  const consent = storefront.storeOf(createConsentStore);
  consent.start();
  if (decided) consent.decide(decided);
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const means = { gate: createGate(storefront, window), write: createEventWriter(storefront.session.country), pause };
  const report = createPurchaseReport(storefront, means);
  const claims = () => storefront.sent.filter(({ path }) => path === claimPurchase.path).map(({ payload }) => payload);
  return { storefront, consent, report, claims, pauses, state: storefront.storeOf(createTrackingLog).state };
}

const sent = () => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : []));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a purchase is sent with the server’s amounts, and its sign-ups follow a second later (N3, N4)', async () => {
  const { report, pauses } = open({ decided: ['measurement'] });

  report(ORDER);
  await settled();

  expect(sent()).toEqual(['purchase', 'club_sign_up', 'newsletter_sign_up']);
  expect(window.dataLayer).toContainEqual({
    event: 'purchase',
    ecommerce: expect.objectContaining({ transaction_id: ORDER, value: 25.98, shipping: 5.19, currency: 'EUR' }),
  });
  expect(pauses).toEqual([1000]);
});

test('an order is claimed only once per page (N3)', async () => {
  const { report, claims, state } = open({ decided: ['measurement'] });

  report(ORDER);
  report(ORDER);
  await settled();

  expect(claims()).toHaveLength(1);
  expect(state.entries).toContainEqual(expect.objectContaining({ name: 'purchase', reason: 'duplicate' }));
});

test('a purchase that another page has reported is not reported again (N3)', async () => {
  const { report, state } = open({ decided: ['measurement'], api: [answers(claimPurchase, { purchase: null })] });

  report(ORDER);
  await settled();

  expect(sent()).toEqual([]);
  expect(state.entries).toMatchObject([{ state: 'not sent', reason: expect.stringMatching(/^duplicate/) }]);
});

test('a purchase is not claimed before the consent decision and is sent after consent (N3)', async () => {
  const { report, claims, consent } = open({});
  report(ORDER);
  await settled();
  expect(claims()).toEqual([]);

  consent.decide(['measurement']);
  await settled();

  expect(sent()).toContain('purchase');
});

test('a refusal is reported to the server, so that no later page reports the purchase (N3)', async () => {
  const { report, claims } = open({ decided: [] });

  report(ORDER);
  await settled();

  expect(claims()).toEqual([{ orderId: ORDER, claimId: null }]);
  expect(sent()).toEqual([]);
});

test('a claim without a response is retried after 2 and 8 seconds with the same claim id (N3)', async () => {
  const { report, claims, storefront, pauses } = open({ decided: ['measurement'], api: [unreachable(claimPurchase)] });

  report(ORDER);
  await settled();
  expect(pauses).toEqual([2000, 8000]);
  storefront.prepare(granted);
  report(ORDER);
  await settled();

  const [first, second, third] = claims() as { claimId: string }[];
  expect([second?.claimId, third?.claimId]).toEqual([first?.claimId, first?.claimId]);
  expect(sent()).toContain('purchase');
});

test('a purchase is not sent if consent is withdrawn in another tab during the request (D4, N3)', async () => {
  const withdrawn = answers(claimPurchase, () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the other tab writes it
    document.cookie = `consent=${encodeURIComponent('1|2026-11-23T10:00:00.000Z|')}; Path=/`;
    return { purchase };
  });
  const { report } = open({ decided: ['measurement'], api: [withdrawn] });

  report(ORDER);
  await settled();

  expect(sent()).toEqual([]);
});

test('an order that does not belong to the visitor is not sent as a purchase and causes no error', async () => {
  const { report, state } = open({
    decided: ['measurement'],
    api: [refuses(claimPurchase, { code: 'not-found', status: 404 })],
  });

  report(ORDER);
  await settled();

  expect(sent()).toEqual([]);
  expect(state.entries).toMatchObject([{ state: 'not sent' }]);
});
