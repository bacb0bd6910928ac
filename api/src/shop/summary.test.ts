import { countryCodes } from '@odeta/shared/contracts';
import fc from 'fast-check';
import type { BasketCode, BasketLine } from './basket.ts';
import { toMajor, toMinor } from './money.ts';
import type { CountrySettings } from './settings.ts';
import { billOf } from './summary.ts';

const payments = [
  { key: 'card', name: 'Card', description: '', provider: 'online', fee: 0, disabled: true },
  { key: 'cod', name: 'Cash', description: '', provider: 'on-delivery', fee: 120, disabled: false },
] as const;
const method = { group: 'address', map: false, needsPhone: false, description: '', days: 1, payments } as const;
const shop = {
  code: 'sk',
  currency: 'EUR',
  exchangeRates: {},
  freeDeliveryFrom: 8900,
  methods: [
    { ...method, key: 'courier', name: 'Courier', cost: 399 },
    { ...method, key: 'post', name: 'Post', cost: 299 },
  ],
} as unknown as CountrySettings;

const line = (some: Partial<BasketLine>): BasketLine => ({
  entryId: 1,
  variantId: 1,
  productId: 1,
  productColorId: 1,
  catalogNumber: 'A',
  categoryId: 1,
  name: 'A',
  slug: 'a',
  color: 'ink',
  size: 'm',
  picture: 'a/front',
  quantity: 1,
  checked: true,
  price: 1000,
  pricePromo: null,
  priceOld: null,
  active: true,
  onHand: 100,
  incoming: 0,
  backInStock: false,
  ...some,
});
const code = (some: Partial<BasketCode>): BasketCode => ({
  id: 1,
  name: 'TEN',
  percent: 10,
  amount: null,
  freeDelivery: false,
  minOrder: 0,
  hidden: false,
  ...some,
});
const nothingChosen = { code: null, shipping: null, payment: null };

test('only ticked goods that can be had are added up, at the promo price if there is one (I3)', () => {
  const lines = [
    line({ quantity: 2, price: 1000 }),
    line({ price: 5000, pricePromo: 4000 }),
    line({ price: 700, onHand: 0, incoming: 3 }),
    line({ price: 99_999, checked: false }),
    line({ price: 99_999, onHand: 0 }),
  ];

  expect(billOf({ ...nothingChosen, lines }, shop).summary.itemsValue).toBe(2000 + 4000 + 700);
});

test('nothing is added for delivery before a method is chosen, and the cheapest one is named', () => {
  const { summary } = billOf({ ...nothingChosen, lines: [line({})] }, shop);

  expect(summary).toMatchObject({
    shippingCost: 0,
    fixedShippingCost: 299 + 120,
    selectedShippingCost: null,
    total: 1000,
  });
});

test('the chosen method costs what its payment makes of it', () => {
  const { summary } = billOf({ lines: [line({})], code: null, shipping: 'courier', payment: 'cod' }, shop);

  expect(summary).toMatchObject({ shippingCost: 519, selectedShippingCost: 519, total: 1519 });
});

test('a payment that cannot be chosen counts like none', () => {
  const { summary } = billOf({ lines: [line({})], code: null, shipping: 'courier', payment: 'card' }, shop);

  expect(summary.shippingCost).toBe(519);
});

test('free delivery begins at the threshold and leaves the fee of cash on delivery', () => {
  const chosen = { code: null, shipping: 'courier', payment: 'cod' };
  const below = billOf({ ...chosen, lines: [line({ price: 8899 })] }, shop);
  const reached = billOf({ ...chosen, lines: [line({ price: 8900 })] }, shop);

  expect(below.freeDelivery).toEqual({ from: 8900, missing: 1, reached: false });
  expect(below.summary.shippingCost).toBe(519);
  expect(reached.freeDelivery).toEqual({ from: 8900, missing: 0, reached: true });
  expect(reached.summary).toMatchObject({ shippingCost: 120, selectedShippingCost: 519, freeDelivery: true });
});

test('an empty cart costs nothing, whatever delivery was chosen', () => {
  const { summary } = billOf({ lines: [], code: code({}), shipping: 'courier', payment: 'cod' }, shop);

  expect(summary.total).toBe(0);
});

test('a code takes its percent or its amount, never more than the goods cost, and not below its least order', () => {
  const bill = (some: Partial<BasketCode>, price = 1005) =>
    billOf({ ...nothingChosen, lines: [line({ price })], code: code(some) }, shop).summary.discountCodeCost;

  expect(bill({ percent: 10 })).toBe(101);
  expect(bill({ percent: null, amount: 500 })).toBe(500);
  expect(bill({ percent: null, amount: 5000 })).toBe(1005);
  expect(bill({ percent: 10, minOrder: 1006 })).toBe(0);
});

test('a code may bring free delivery from its least order', () => {
  const free = code({ percent: 1, freeDelivery: true, minOrder: 2499 });

  expect(billOf({ ...nothingChosen, code: free, lines: [line({ price: 2498 })] }, shop).summary.freeDelivery).toBe(
    false,
  );
  expect(billOf({ ...nothingChosen, code: free, lines: [line({ price: 2499 })] }, shop).summary.freeDelivery).toBe(
    true,
  );
});

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    price: fc.integer({ min: 0, max: 10_000_000 }),
    pricePromo: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
    checked: fc.boolean(),
    onHand: fc.integer({ min: 0, max: 50 }),
    incoming: fc.integer({ min: 0, max: 50 }),
  })
  .map(line);
const anyBasket = fc.record({
  lines: fc.array(anyLine, { maxLength: 30 }),
  code: fc.option(
    fc
      .record({ percent: fc.integer({ min: 1, max: 100 }), minOrder: fc.nat(100_000), freeDelivery: fc.boolean() })
      .map(code),
  ),
  shipping: fc.option(fc.constantFrom('courier', 'post', 'pigeon')),
  payment: fc.option(fc.constantFrom('cod', 'card', 'gold')),
});

test('the parts always add up to the total, in whole minor units, none below zero (I7)', () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const { summary } = billOf(basket, shop);
      const { itemsValue, clubDiscount, discountCodeCost, voucherDiscount, clubFee, shippingCost, total } = summary;

      expect(total).toBe(itemsValue - clubDiscount - discountCodeCost - voucherDiscount + clubFee + shippingCost);
      for (const part of Object.values(summary)) {
        if (typeof part === 'number') expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
      }
    }),
  );
});

test('unticking never makes a cart dearer in goods', () => {
  fc.assert(
    fc.property(anyBasket, fc.nat(29), (basket, place) => {
      const lines = basket.lines.map((one, index) => (index === place ? { ...one, checked: false } : one));

      expect(billOf({ ...basket, lines }, shop).summary.itemsValue).toBeLessThanOrEqual(
        billOf(basket, shop).summary.itemsValue,
      );
    }),
  );
});

test.each(countryCodes)('an amount of %s comes back the same from the wire (R22)', (country) => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (minor) => {
      const major = JSON.parse(JSON.stringify(toMajor(country, minor)));

      expect(toMinor(country, major)).toBe(minor);
    }),
  );
});
