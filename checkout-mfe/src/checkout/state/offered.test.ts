import { deliveryMethodOf } from '@odeta/contracts/testing';
import { createTestStorefront } from '@odeta/storefront/testing';
import { arrivalText, canBePaid, cardOf, offeredMethods, offeredPayments, ownCost } from './offered.ts';

const [card, cod] = deliveryMethodOf().payments;

test('payments are sorted by the order that the shop has set (M1)', () => {
  const payments = [cod, card].flatMap((payment, index) => (payment ? [{ ...payment, order: 2 - index }] : []));

  expect(offeredPayments(payments).map(({ key }) => key)).toEqual(['card', 'cod']);
});

test('a delivery without any payment is not offered', () => {
  const methods = [
    deliveryMethodOf(),
    deliveryMethodOf({ key: 'box', group: 'pick-up' }),
    deliveryMethodOf({ key: 'express', payments: [] }),
  ];

  expect(offeredMethods(methods).map(({ key }) => key)).toEqual(['courier', 'box']);
});

test('one pickup group replaces the deliveries of its operators (J12)', () => {
  const methods = [
    deliveryMethodOf({ key: 'pick_up_point', group: 'pick-up', map: true }),
    deliveryMethodOf({ key: 'balikobox', group: 'pick-up', map: true }),
    deliveryMethodOf(),
  ];

  expect(offeredMethods(methods).map(({ key }) => key)).toEqual(['pick_up_point', 'courier']);
  expect(cardOf(methods, 'balikobox')).toBe('pick_up_point');
  expect(cardOf(methods.slice(1), 'balikobox')).toBe('balikobox');
  expect(cardOf(methods, 'courier')).toBe('courier');
  expect(cardOf(methods, null)).toBeNull();
});

test('a delivery whose payments are all disabled cannot be chosen', () => {
  expect(canBePaid(cod ? [{ ...cod, disabled: true }] : [])).toBe(false);
  expect(canBePaid(deliveryMethodOf().payments)).toBe(true);
});

test('a delivery’s own cost is zero with free delivery, and its price otherwise', () => {
  expect([ownCost({ cost: 1.5 }, true), ownCost({ cost: 5.49 }, false)]).toEqual([0, 5.49]);
});

const { format } = createTestStorefront();
const t = (_key: string, values = {}) => Object.values(values).join(' + ');
const [first, last] = ['2026-11-24', '2026-12-21'];

test.each([
  [
    'two parcels',
    { firstArrivesOn: first, arrivesOn: last },
    'separately',
    `${format.day(first)} + ${format.day(last)}`,
  ],
  ['one parcel with later goods', { firstArrivesOn: first, arrivesOn: last }, 'together', format.day(last)],
  ['goods in stock only', { firstArrivesOn: null, arrivesOn: first }, 'separately', format.day(first)],
  ['goods of which no day is known', { firstArrivesOn: null, arrivesOn: null }, 'separately', null],
] as const)('the delivery of %s says its days', (_what, method, laterItems, expected) => {
  expect(arrivalText(method, laterItems, { t, format })).toBe(expected);
});
