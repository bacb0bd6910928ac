/** @jest-environment @odeta/build/dom-environment */
import { readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, guestOf, shippingPointOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createCheckoutStore } from './checkout.store.ts';
import { createRememberedStore } from './remembered.store.ts';

const NAME = 'checkout.remembered';
const DAY = 86_400_000;

const personOf = (firstName: string) =>
  customerFieldsOf({ firstName, lastName: 'Hrušková', email: `${firstName.toLowerCase()}@example.sk` });

async function open({ hasAccount = false, point = 'SK1' } = {}) {
  const chosen = shippingPointOf({ id: `${point}#balikobox`, shipping: 'balikobox' });
  const customer = guestOf({ hasAccount });
  const init = checkoutInitOf({
    ...{ customer, shippingPoint: [chosen], shippingPointId: chosen.id, shipping: 'balikobox' },
    shippingPayment: [deliveryMethodOf({ key: 'balikobox', group: 'pick-up', map: true })],
  });
  const storefront = createTestStorefront({ api: [answers(readCheckoutInit, init)] });
  await storefront.storeOf(createCheckoutStore).load();
  return { storefront, remembered: storefront.storeOf(createRememberedStore) };
}

beforeEach(() => localStorage.clear());

test('nothing is stored on the device unless the guest has asked for it', async () => {
  const { remembered } = await open();

  remembered.keep(personOf('Jana'));

  expect(localStorage.getItem(NAME)).toBeNull();
});

test('recipients and points of the last three orders are found by the next visit, each once, the newest first', async () => {
  const { remembered } = await open();
  remembered.want(true);
  for (const name of ['Jana', 'Eva', 'Ivan', 'Oto', 'Eva']) remembered.keep(personOf(name));
  const other = await open({ point: 'SK2' });
  other.remembered.keep(personOf('Oto'));

  const { state } = (await open()).remembered;

  expect(state.isWanted).toBe(true);
  expect(state.recipients.map(({ firstName }) => firstName)).toEqual(['Oto', 'Eva', 'Ivan']);
  expect(state.points.map(({ id }) => id)).toEqual(['SK2#balikobox', 'SK1#balikobox']);
});

test('without the tick the device forgets everything at once, and after half a year by itself', async () => {
  const { remembered } = await open();
  remembered.want(true);
  remembered.keep(personOf('Jana'));
  const stored = localStorage.getItem(NAME) ?? '';

  remembered.want(false);
  expect([localStorage.getItem(NAME), remembered.state.recipients]).toEqual([null, []]);
  localStorage.setItem(NAME, stored);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 181 * DAY);
  const later = await open();
  jest.restoreAllMocks();

  expect(later.remembered.state).toMatchObject({ isWanted: false, recipients: [] });
  expect(localStorage.getItem(NAME)).toBeNull();
});

test('an order of an account is not remembered on the device', async () => {
  const { remembered } = await open();
  remembered.want(true);
  remembered.keep(personOf('Jana'));
  const account = await open({ hasAccount: true });

  account.remembered.keep(personOf('Eva'));

  expect((await open()).remembered.state.recipients.map(({ firstName }) => firstName)).toEqual(['Jana']);
});

test('a stored list of another shape is no list', async () => {
  localStorage.setItem(NAME, '{"recipients":[1]}');

  expect((await open()).remembered.state).toEqual({ isWanted: false, recipients: [], points: [] });
});
