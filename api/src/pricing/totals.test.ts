import { code, line, shop } from '../../testing/shop/cart-totals.ts';
import { emptyCart as nothingChosen } from './cart.ts';
import type { DiscountCodeTerms } from './discount-terms.ts';
import { totalsOf } from './totals.ts';

test('only selected and available items are added up, at the promo price if there is one (I3)', () => {
  const lines = [
    line({ quantity: 2, price: 1000 }),
    line({ price: 5000, pricePromo: 4000 }),
    line({ price: 700, onHand: 0, incoming: 3 }),
    line({ price: 99_999, checked: false }),
    line({ price: 99_999, onHand: 0 }),
  ];

  expect(totalsOf({ ...nothingChosen, lines }, shop).summary.itemsValue).toBe(2000 + 4000 + 700);
});

test('no delivery is added before a method is chosen, and the cheapest cost is returned', () => {
  const { summary } = totalsOf({ ...nothingChosen, lines: [line({})] }, shop);

  expect(summary).toMatchObject({
    shippingCost: 0,
    fixedShippingCost: 299 + 120,
    selectedShippingCost: null,
    total: 1000,
  });
});

test('the delivery cost includes the fee of the chosen payment', () => {
  const { summary } = totalsOf({ ...nothingChosen, lines: [line({})], shipping: 'courier', payment: 'cod' }, shop);

  expect(summary).toMatchObject({
    shippingCost: 519,
    paymentFee: 120,
    selectedShippingCost: 519,
    cashRounding: 1,
    total: 1520,
  });
});

test('a payment that cannot be chosen is treated as none', () => {
  const { summary } = totalsOf({ ...nothingChosen, lines: [line({})], shipping: 'courier', payment: 'card' }, shop);

  expect(summary.shippingCost).toBe(519);
});

test('delivery is free from the threshold on, except for the cash-on-delivery fee', () => {
  const chosen = { ...nothingChosen, shipping: 'courier', payment: 'cod' };
  const below = totalsOf({ ...chosen, lines: [line({ price: 8899 })] }, shop);
  const reached = totalsOf({ ...chosen, lines: [line({ price: 8900 })] }, shop);

  expect(below.freeDelivery).toEqual({ from: 8900, missing: 1, reached: false });
  expect(below.summary.shippingCost).toBe(519);
  expect(reached.freeDelivery).toEqual({ from: 8900, missing: 0, reached: true });
  expect(reached.summary).toMatchObject({ shippingCost: 120, selectedShippingCost: 519, freeDelivery: true });
});

test('a point chosen from the pick-up group has the payment fee of its operator (D13)', () => {
  const [method] = shop.methods;
  const cod = { key: 'cod', name: '', description: '', provider: 'on-delivery', fee: 120, disabled: false } as const;
  const methods = [
    { ...method, key: 'pick_up_point', map: true, payments: [cod] },
    { ...method, key: 'post_office', map: true, payments: [{ ...cod, fee: 170 }] },
  ] as typeof shop.methods;
  const point = {
    key: '1#post_office',
    shipping: 'post_office',
    isOpen: true,
    payCash: true,
    payCard: false,
    payOnline: true,
  };
  const chosen = { ...nothingChosen, shipping: 'pick_up_point', payment: 'cod', lines: [line({})] };

  expect(totalsOf(chosen, { ...shop, methods }).summary.paymentFee).toBe(120);
  expect(totalsOf({ ...chosen, point }, { ...shop, methods }).summary.paymentFee).toBe(170);
});

test('a cart without available items has no delivery cost, and no free delivery', () => {
  const gone = { ...nothingChosen, lines: [line({ onHand: 0 })], shipping: 'courier', payment: 'cod' };

  expect(totalsOf(gone, shop).summary).toMatchObject({
    ...{ shippingCost: 0, paymentFee: 0, selectedShippingCost: null, freeDelivery: false, total: 0 },
  });
});

test('an empty cart costs nothing, whatever delivery is chosen', () => {
  const { summary } = totalsOf({ ...nothingChosen, code: code({}), shipping: 'courier', payment: 'cod' }, shop);

  expect(summary.total).toBe(0);
});

test('a code deducts its percentage or amount, at most the value of the products, from its minimum order value on', () => {
  const totals = (some: Partial<DiscountCodeTerms>, price = 1005) =>
    totalsOf({ ...nothingChosen, lines: [line({ price })], code: code(some) }, shop).summary.discountCodeCost;

  expect(totals({ percent: 10 })).toBe(101);
  expect(totals({ percent: null, amount: 500 })).toBe(500);
  expect(totals({ percent: null, amount: 5000 })).toBe(1005);
  expect(totals({ percent: 10, minOrder: 1006 })).toBe(0);
});

test('a code can include free delivery from its minimum order value on', () => {
  const free = code({ percent: 1, freeDelivery: true, minOrder: 2499 });

  expect(totalsOf({ ...nothingChosen, code: free, lines: [line({ price: 2498 })] }, shop).summary.freeDelivery).toBe(
    false,
  );
  expect(totalsOf({ ...nothingChosen, code: free, lines: [line({ price: 2499 })] }, shop).summary.freeDelivery).toBe(
    true,
  );
});
