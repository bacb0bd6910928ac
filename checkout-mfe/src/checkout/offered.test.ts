import { deliveryMethodOf } from '@odeta/shared/testing';
import { canBePaid, offeredMethods, offeredPayments, ownCost } from './offered.ts';

const [card, cod] = deliveryMethodOf().payments;

test('of the payments only those are offered that the page can carry through', () => {
  expect(offeredPayments(deliveryMethodOf().payments).map(({ key }) => key)).toEqual(['cod']);
});

test('a delivery without such a payment, or to a point, is not offered', () => {
  const methods = [
    deliveryMethodOf(),
    deliveryMethodOf({ key: 'box', group: 'pick-up' }),
    deliveryMethodOf({ key: 'express', payments: card ? [card] : [] }),
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
