import { countryCodes } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { code, line, shop, voucher } from '../../testing/shop/cart-totals.ts';
import { emptyCart } from '../pricing/cart.ts';
import { toMajor, toMinor } from '../pricing/money.ts';
import { totalsOf } from '../pricing/totals.ts';
import { summaryOf } from './cart-answer.ts';

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    price: fc.integer({ min: 0, max: 10_000_000 }),
    pricePromo: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
    checked: fc.boolean(),
    onHand: fc.integer({ min: 0, max: 50 }),
    incoming: fc.integer({ min: 0, max: 50 }),
    categoryId: fc.integer({ min: 1, max: 4 }),
  })
  .map(line);
const anyState = fc.constantFrom('active', 'active', 'used', 'expired', 'not-yet');
const anyCode = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  minOrder: fc.nat(100_000),
  freeDelivery: fc.boolean(),
  state: anyState,
  categoryIds: fc.option(fc.array(fc.integer({ min: 1, max: 3 }))),
  fullPriceOnly: fc.boolean(),
  forCustomerId: fc.option(fc.constantFrom('me', 'somebody')),
});
const anyCart = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 30 }),
    code: fc.option(
      fc.tuple(anyCode, fc.option(fc.integer({ min: 1, max: 1_000_000 }))).map(([some, amount]) => {
        return code(amount === null ? some : { ...some, amount, percent: null });
      }),
    ),
    vouchers: fc.array(fc.record({ id: fc.nat(), remaining: fc.nat(1_000_000), state: anyState }).map(voucher), {
      maxLength: 4,
    }),
    club: fc.record({
      hasAccount: fc.boolean(),
      pending: fc.boolean(),
      checked: fc.boolean(),
      until: fc.constant(null),
      days: fc.option(fc.integer({ min: -400, max: 400 })),
    }),
    customerId: fc.constantFrom('me', null),
    shipping: fc.option(fc.constantFrom('courier', 'post', 'pigeon')),
    payment: fc.option(fc.constantFrom('cod', 'card', 'gold')),
  })
  .map((some) => ({ ...emptyCart, ...some }));

test('the parts of the summary add up to the total in whole minor units, and none is negative (I7)', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { summary } = totalsOf(cart, shop);
      const { itemsValue, clubDiscount, discountCodeCost, voucherDiscount, clubFee, shippingCost, total } = summary;
      const { cashRounding, ...parts } = summary;

      const exact = itemsValue - clubDiscount - discountCodeCost - voucherDiscount + clubFee + shippingCost;
      expect(total).toBe(exact + (cashRounding ?? 0));
      for (const part of Object.values(parts)) {
        if (typeof part === 'number') expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
      }
    }),
  );
});

test('discounts never exceed the value of the items, and the amounts in the response add up to the cent (I7, R22)', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { summary, discounts } = totalsOf(cart, shop);
      const sent = JSON.parse(JSON.stringify(summaryOf(summary, shop)));

      expect(summary.clubDiscount + summary.discountCodeCost + summary.voucherDiscount).toBeLessThanOrEqual(
        summary.itemsValue,
      );
      expect(discounts.vouchers.reduce((sum, { amount }) => sum + amount, 0)).toBe(summary.voucherDiscount);
      const parts = [
        sent.itemsValue,
        -sent.clubDiscount,
        -sent.discountCodeCost,
        -sent.voucherDiscount,
        sent.clubFee,
        sent.shippingCost,
        sent.cashRounding,
      ];
      expect(parts.reduce((sum, part) => sum + toMinor('sk', part), 0)).toBe(toMinor('sk', sent.total));
    }),
  );
});

test('deselecting a line never increases the value of the items', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(29), (cart, place) => {
      const lines = cart.lines.map((one, index) => (index === place ? { ...one, checked: false } : one));

      expect(totalsOf({ ...cart, lines }, shop).summary.itemsValue).toBeLessThanOrEqual(
        totalsOf(cart, shop).summary.itemsValue,
      );
    }),
  );
});

test.each(countryCodes)('an amount of %s is unchanged after sending it as JSON (R22)', (country) => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (minor) => {
      const major = JSON.parse(JSON.stringify(toMajor(country, minor)));

      expect(toMinor(country, major)).toBe(minor);
    }),
  );
});
