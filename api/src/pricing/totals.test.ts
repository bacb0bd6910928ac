import { code, line, shop } from '../../testing/shop/cart-totals.ts';
import { emptyCart as nothingChosen } from './cart.ts';
import type { DiscountCodeTerms } from './discount-terms.ts';
import { totalsOf } from './totals.ts';

test('only ticked goods that can be had are added up, at the promo price if there is one (I3)', () => {
  const lines = [
    line({ quantity: 2, price: 1000 }),
    line({ price: 5000, pricePromo: 4000 }),
    line({ price: 700, onHand: 0, incoming: 3 }),
    line({ price: 99_999, checked: false }),
    line({ price: 99_999, onHand: 0 }),
  ];

  expect(totalsOf({ ...nothingChosen, lines }, shop).summary.itemsValue).toBe(2000 + 4000 + 700);
});

test('nothing is added for delivery before a method is chosen, and the cheapest one is named', () => {
  const { summary } = totalsOf({ ...nothingChosen, lines: [line({})] }, shop);

  expect(summary).toMatchObject({
    shippingCost: 0,
    fixedShippingCost: 299 + 120,
    selectedShippingCost: null,
    total: 1000,
  });
});

test('the chosen method costs what its payment makes of it', () => {
  const { summary } = totalsOf({ ...nothingChosen, lines: [line({})], shipping: 'courier', payment: 'cod' }, shop);

  expect(summary).toMatchObject({ shippingCost: 519, paymentFee: 120, selectedShippingCost: 519, total: 1519 });
});

test('a payment that cannot be chosen counts like none', () => {
  const { summary } = totalsOf({ ...nothingChosen, lines: [line({})], shipping: 'courier', payment: 'card' }, shop);

  expect(summary.shippingCost).toBe(519);
});

test('free delivery begins at the threshold and leaves the fee of cash on delivery', () => {
  const chosen = { ...nothingChosen, shipping: 'courier', payment: 'cod' };
  const below = totalsOf({ ...chosen, lines: [line({ price: 8899 })] }, shop);
  const reached = totalsOf({ ...chosen, lines: [line({ price: 8900 })] }, shop);

  expect(below.freeDelivery).toEqual({ from: 8900, missing: 1, reached: false });
  expect(below.summary.shippingCost).toBe(519);
  expect(reached.freeDelivery).toEqual({ from: 8900, missing: 0, reached: true });
  expect(reached.summary).toMatchObject({ shippingCost: 120, selectedShippingCost: 519, freeDelivery: true });
});

test('a point chosen from the pick-up group costs the fee of its operator (D13)', () => {
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

test('a cart in which nothing can be bought has no delivery, and so none that is free', () => {
  const gone = { ...nothingChosen, lines: [line({ onHand: 0 })], shipping: 'courier', payment: 'cod' };

  expect(totalsOf(gone, shop).summary).toMatchObject({
    ...{ shippingCost: 0, paymentFee: 0, selectedShippingCost: null, freeDelivery: false, total: 0 },
  });
});

test('an empty cart costs nothing, whatever delivery was chosen', () => {
  const { summary } = totalsOf({ ...nothingChosen, code: code({}), shipping: 'courier', payment: 'cod' }, shop);

  expect(summary.total).toBe(0);
});

test('a code takes its percent or its amount, never more than the goods cost, and not below its least order', () => {
  const totals = (some: Partial<DiscountCodeTerms>, price = 1005) =>
    totalsOf({ ...nothingChosen, lines: [line({ price })], code: code(some) }, shop).summary.discountCodeCost;

  expect(totals({ percent: 10 })).toBe(101);
  expect(totals({ percent: null, amount: 500 })).toBe(500);
  expect(totals({ percent: null, amount: 5000 })).toBe(1005);
  expect(totals({ percent: 10, minOrder: 1006 })).toBe(0);
});

test('a code may bring free delivery from its least order', () => {
  const free = code({ percent: 1, freeDelivery: true, minOrder: 2499 });

  expect(totalsOf({ ...nothingChosen, code: free, lines: [line({ price: 2498 })] }, shop).summary.freeDelivery).toBe(
    false,
  );
  expect(totalsOf({ ...nothingChosen, code: free, lines: [line({ price: 2499 })] }, shop).summary.freeDelivery).toBe(
    true,
  );
});
