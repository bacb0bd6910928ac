/** @jest-environment @odeta/build/dom-environment */
// biome-ignore-all lint/suspicious/noDocumentCookie: as another tab writes them
import type { TrackingEvent } from '@odeta/contracts';
import { createTestStorefront } from '@odeta/storefront/testing';
import { createConsentStore } from '../consent/consent.store.ts';
import type { Purpose } from '../consent/consent.ts';
import { createGate } from './gate.ts';
import { createTrackingLog } from './tracking-log.ts';

const signUp: TrackingEvent = { event: 'newsletter_sign_up', method: 'form' };
const parameters: TrackingEvent = { event: 'hurraTagManager', hurraTagManager: { hid: 'hash', nc: 1 } };
const view: TrackingEvent = { event: 'page_view', page_type: 'home', page_location: 'http://sk.localhost/' };

beforeEach(() => {
  delete window.dataLayer;
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

/** `decided`: the visitor's earlier decision; undefined if they have not been asked. */
function open(decided?: Purpose[]) {
  const storefront = createTestStorefront();
  const consent = storefront.storeOf(createConsentStore);
  consent.start();
  if (decided) consent.decide(decided);
  const { state } = storefront.storeOf(createTrackingLog);
  return { gate: createGate(storefront, window), consent, state };
}

const sent = () => (window.dataLayer ?? []).filter((entry) => 'event' in entry);
/** The state library notifies subscribers in a later task. */
const notified = () => new Promise((resolve) => setTimeout(resolve));

test('an event before the consent decision waits and is sent when the visitor agrees (D4, N3)', async () => {
  const { gate, consent, state } = open();

  gate.report(signUp);
  expect(sent()).toEqual([]);
  expect(state.entries).toMatchObject([{ state: 'waits for consent' }]);
  consent.decide(['measurement']);
  await notified();

  expect(sent()).toEqual([signUp]);
  expect(state.entries).toMatchObject([{ state: 'sent' }]);
});

test('a waiting event that was refused is not sent after a later consent (D4, N3)', async () => {
  const { gate, consent, state } = open();
  gate.report(signUp);

  consent.decide([]);
  await notified();
  consent.decide(['measurement', 'advertising']);
  await notified();

  expect(sent()).toEqual([]);
  expect(state.entries).toMatchObject([{ state: 'not sent', reason: 'no consent' }]);
});

test('a refusal in another tab applies to this tab at once (D4)', () => {
  const { gate } = open(['measurement']);
  document.cookie = `consent=${encodeURIComponent('1|2026-11-23T10:00:00.000Z|')}; Path=/`;

  gate.report(signUp);

  expect(sent()).toEqual([]);
});

test('the hash of the e-mail address is sent only with consent to advertising (N2)', () => {
  const { gate, consent } = open(['measurement']);

  gate.report(parameters);
  consent.decide(['measurement', 'advertising']);
  gate.report(parameters);

  expect(sent()).toEqual([{ event: 'hurraTagManager', hurraTagManager: { nc: 1 } }, parameters]);
});

test('the same event is sent once per page view (N3)', () => {
  const { gate, state } = open(['measurement']);

  for (const event of [view, signUp, signUp, view, signUp]) gate.report(event);

  expect(sent()).toEqual([view, signUp, view, signUp]);
  expect(state.entries.filter(({ reason }) => reason === 'duplicate')).toHaveLength(1);
});

test('an event with a field that is not listed is not sent, and the log names the field (N3)', () => {
  const { gate, state } = open(['measurement']);

  gate.report({ ...signUp, email: 'jana@example.sk' } as TrackingEvent);

  expect(sent()).toEqual([]);
  expect(state.entries).toMatchObject([{ state: 'not sent', reason: expect.stringMatching(/^invalid: email/) }]);
});

test('the items of the previous event are cleared from the data layer before the next event', () => {
  const { gate } = open(['measurement']);
  const items = [{ item_id: 'OD-1', item_name: 'Tričko', price: 12.99, quantity: 1 }];

  gate.report({ event: 'view_item', ecommerce: { currency: 'EUR', value: 12.99, items } });

  expect(window.dataLayer?.slice(-2)).toEqual([{ ecommerce: null }, expect.objectContaining({ event: 'view_item' })]);
});
