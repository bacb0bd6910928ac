/** @jest-environment @odeta/build/dom-environment */
// biome-ignore-all lint/suspicious/noDocumentCookie: each test sets what its visitor decided before
import { createTestStorefront } from '@odeta/storefront/testing';
import { createConsentStore } from '../consent/consent.store.ts';
import { createFactsStore } from './facts.store.ts';
import { loadTracker } from './load-tracker.ts';
import { createTrackingLog } from './tracking-log.ts';

beforeEach(() => {
  delete window.dataLayer;
  document.cookie = 'consent=; Max-Age=0; Path=/';
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
});

/** `tags`: resolves when the page's parameters have been read. */
function open(tags = Promise.resolve()) {
  const storefront = createTestStorefront();
  storefront.storeOf(createFactsStore);
  const consent = storefront.storeOf(createConsentStore);
  consent.start();
  storefront.events.emit('tracking.reported', { fact: 'newsletter-signed-up', place: 'form' });
  loadTracker(storefront, window, tags);
  return { storefront, consent, log: storefront.storeOf(createTrackingLog).state };
}

/** Chunks are loaded in later tasks. */
async function loaded() {
  await import('./start-tracker.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

test('the tracker starts only after the consent decision and then sends the stored events (D4, N3)', async () => {
  const { consent, log } = open();
  await loaded();
  expect(log.entries).toEqual([]);

  consent.decide(['measurement']);
  await loaded();

  expect(log.entries).toMatchObject([{ name: 'newsletter_sign_up', state: 'sent' }]);
});

test('events from before a refusal are not sent, even after a later consent (D4, N3)', async () => {
  const { consent, log } = open();

  consent.decide([]);
  await loaded();
  consent.decide(['measurement']);
  await loaded();

  expect(log.entries).toMatchObject([{ name: 'newsletter_sign_up', state: 'not sent', reason: 'no consent' }]);
});

test.each(['on this page', 'on an earlier page'])(
  'events from before the consent of a visitor who refused %s are not sent (D4, N3)',
  async (where) => {
    const idle: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
    if (where === 'on an earlier page')
      document.cookie = `consent=${encodeURIComponent('1|2026-11-23T10:00:00.000Z|')}; Path=/`;
    const { storefront, consent, log } = open();
    if (where === 'on this page') consent.decide([]);
    await loaded();

    consent.decide(['measurement']);
    await loaded();
    storefront.events.emit('tracking.reported', { fact: 'newsletter-signed-up', place: 'confirmation' });
    for (const callback of idle) callback();
    await loaded();

    expect(log.entries).toMatchObject([{ state: 'sent', data: { method: 'confirmation' } }]);
  },
);

test('events wait 5 s for the parameters of the page and are then sent without them (N2, N3)', async () => {
  jest.useFakeTimers();
  const { consent, log } = open(new Promise(() => {}));

  consent.decide(['measurement']);
  await import('./start-tracker.ts');
  await jest.advanceTimersByTimeAsync(4_900);
  expect(log.entries).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);

  expect(log.entries).toMatchObject([{ name: 'newsletter_sign_up', state: 'sent' }]);
  jest.useRealTimers();
});
