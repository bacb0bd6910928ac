/** @jest-environment @odeta/build/dom-environment */
// biome-ignore-all lint/suspicious/noDocumentCookie: the tests set the cookies of an earlier visit
import { createTestStorefront } from '@odeta/storefront/testing';
import { createConsentStore } from './consent.store.ts';
import { readConsent } from './consent.ts';

beforeEach(() => {
  delete window.dataLayer;
  for (const name of document.cookie.split('; ')) document.cookie = `${name.split('=')[0]}=; Max-Age=0; Path=/`;
});

const queue = () => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)]);
const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

function start(storefront = createTestStorefront()) {
  const store = storefront.storeOf(createConsentStore);
  store.start();
  return store;
}

test('everything is denied until the visitor decides, ahead of earlier entries in the queue (consent mode, version 2)', () => {
  window.dataLayer = [['event', 'early']];
  const { state } = start();

  expect(queue()[0]).toEqual(['consent', 'default', expect.objectContaining(denied)]);
  expect(queue()[1]).toEqual(['event', 'early']);
  expect(state).toMatchObject({ isAsked: true, purposes: [] });
});

test('the page has room for the question until the visitor decides (D4)', () => {
  const { decide } = start();
  expect(document.documentElement).toHaveAttribute('data-asks');

  decide([]);
  expect(document.documentElement).not.toHaveAttribute('data-asks');
});

test('a refusal is stored with its version and time, and the visitor is not asked again (D4)', () => {
  start().decide([]);

  expect(document.cookie).toMatch(/^consent=1%7C\d{4}-\d\d-\d\dT[^%]+(%3A\d\d){1,2}[^%]*%7C$/);
  expect(start().state.isAsked).toBe(false);
});

test('a restored page does not ask for consent again when the visitor has decided on another page (D4, R3)', () => {
  const storefront = createTestStorefront();
  const { state } = start(storefront);
  storefront.events.emit('page.restored', {});
  expect(state.isAsked).toBe(true);
  start().decide(['measurement']);

  storefront.events.emit('page.restored', {});

  expect(state).toMatchObject({ isAsked: false, purposes: ['measurement'] });
});

test('consent to measurement grants analytics storage only', () => {
  start().decide(['measurement']);

  expect(readConsent(document)?.purposes).toEqual(['measurement']);
  expect(queue().at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ ...denied, analytics_storage: 'granted' }),
  ]);
});

test('a stored decision that is unreadable or of another version is ignored', () => {
  document.cookie = 'consent=0%7C2026-01-01%7Cmeasurement';
  expect(readConsent(document)).toBeNull();
  document.cookie = 'consent=1%7Cnonsense%7Cmeasurement';
  expect(readConsent(document)).toBeNull();
});
