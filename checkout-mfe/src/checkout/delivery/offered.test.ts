import { deliveryMethodOf } from '@odeta/contracts/testing';
import { canBePaid, cardOf, offeredMethods, offeredPayments, ownCost } from './offered.ts';

const [card, cod] = deliveryMethodOf().payments;

test('payments stand in the order of the shop (M1)', () => {
  const payments = [cod, card].flatMap((payment, index) => (payment ? [{ ...payment, order: 2 - index }] : []));

  expect(offeredPayments(payments).map(({ key }) => key)).toEqual(['card', 'cod']);
});

test('a delivery that cannot be paid for is not offered', () => {
  const methods = [
    deliveryMethodOf(),
    deliveryMethodOf({ key: 'box', group: 'pick-up' }),
    deliveryMethodOf({ key: 'express', payments: [] }),
  ];

  expect(offeredMethods(methods).map(({ key }) => key)).toEqual(['courier', 'box']);
});

test('the pick-up group stands for the deliveries of its operators (J12)', () => {
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

test('with free delivery a delivery costs nothing by itself, though its payment may', () => {
  expect([ownCost({ cost: 1.5 }, true), ownCost({ cost: 5.49 }, false)]).toEqual([0, 5.49]);
});
