import { deliveryMethodOf } from '@odeta/contracts/testing';
import { canBePaid, cardOf, offeredMethods, offeredPayments, ownCost } from './offered.ts';

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
