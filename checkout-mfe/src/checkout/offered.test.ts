import { deliveryMethodOf } from '@odeta/shared/testing';
import { canBePaid, offeredMethods, offeredPayments, ownCost } from './offered.ts';

const [card, cod] = deliveryMethodOf().payments;

test('payments stand in the order of the shop (M1)', () => {
  const payments = [cod, card].flatMap((payment, index) => (payment ? [{ ...payment, order: 2 - index }] : []));

  expect(offeredPayments(payments).map(({ key }) => key)).toEqual(['card', 'cod']);
});

test('a delivery that cannot be paid for, or to a point, is not offered', () => {
  const methods = [
    deliveryMethodOf(),
    deliveryMethodOf({ key: 'box', group: 'pick-up' }),
    deliveryMethodOf({ key: 'express', payments: [] }),
  ];

  expect(offeredMethods(methods).map(({ key }) => key)).toEqual(['courier']);
});

test('a delivery whose payments are all disabled cannot be chosen', () => {
  expect(canBePaid(cod ? [{ ...cod, disabled: true }] : [])).toBe(false);
  expect(canBePaid(deliveryMethodOf().payments)).toBe(true);
});

test('with free delivery a delivery costs nothing by itself, though its payment may', () => {
  expect([ownCost({ cost: 1.5 }, true), ownCost({ cost: 5.49 }, false)]).toEqual([0, 5.49]);
});
