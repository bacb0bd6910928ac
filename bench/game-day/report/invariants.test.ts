import { chargedTwice, compareOrders, unknownToShop } from './invariants.ts';

const seen = (...numbers: string[]) => numbers.map((number) => ({ number, total: 10, isPaidOnline: false }));
const payment = (reference: string, orderNumber: string, parts = {}) => ({
  ...{ reference, orderNumber, state: 'paid', amount: 1000, refunded: 0 },
  ...parts,
});

test('an order that was confirmed and does not exist is lost', () => {
  const stored = [{ number: 'PL 1', ofCart: 1 }];

  expect(compareOrders(seen('PL 1', 'PL 2'), stored)).toEqual({ lost: ['PL 2'], doubled: [] });
});

test('an order is doubled if its number or its cart is there twice, or two shoppers saw it', () => {
  const stored = [
    { number: 'PL 1', ofCart: 1 },
    { number: 'PL 1', ofCart: 1 },
    { number: 'PL 2', ofCart: 2 },
    { number: 'PL 3', ofCart: 1 },
    { number: 'PL 4', ofCart: 1 },
  ];

  const { doubled } = compareOrders(seen('PL 1', 'PL 2', 'PL 3', 'PL 3', 'PL 4'), stored);

  expect(doubled).toEqual(['PL 1', 'PL 2', 'PL 3']);
});

test('an order for which the bank holds two payments was charged twice, unless one of them was refunded', () => {
  const payments = [
    ...[payment('a', 'PL 1'), payment('b', 'PL 1')],
    ...[payment('c', 'PL 2'), payment('d', 'PL 2', { refunded: 1000 })],
    ...[payment('e', 'PL 3'), payment('f', 'PL 3', { state: 'failed' })],
  ];

  expect(chargedTwice(payments)).toEqual(['charged twice: PL 1']);
});

test('a payment that only the bank knows as paid is a flaw', () => {
  const payments = [payment('a', 'PL 1'), payment('b', 'PL 2'), payment('c', 'PL 3', { state: 'pending' })];

  expect(unknownToShop(payments, new Set(['a']))).toEqual(['paid at the bank only: PL 2']);
});
