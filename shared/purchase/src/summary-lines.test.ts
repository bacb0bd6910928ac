import { summaryOf } from '@odeta/contracts/testing';
import { fc } from '@odeta/testing/properties';
import { summaryLines } from './summary-lines.ts';

const cents = () => fc.nat({ max: 10_000_000 });

test('the displayed lines add up to the total for any amounts (I7)', () => {
  const amounts = fc.record({
    itemsValue: cents(),
    clubDiscount: cents(),
    discountCodeCost: cents(),
    voucherDiscount: cents(),
    clubFee: cents(),
    shippingCost: cents(),
    fee: cents(),
    rounding: fc.integer({ min: -2, max: 2 }),
  });
  fc.assert(
    fc.property(amounts, fc.boolean(), ({ shippingCost: cost, fee, rounding, ...goods }, isChosen) => {
      const shippingCost = cost + fee;
      const shipping = isChosen ? shippingCost : 0;
      const total =
        goods.itemsValue -
        goods.clubDiscount -
        goods.discountCodeCost -
        goods.voucherDiscount +
        goods.clubFee +
        shipping +
        rounding;
      const inMajor = Object.fromEntries(Object.entries(goods).map(([name, amount]) => [name, amount / 100]));
      const lines = summaryLines(
        summaryOf({
          ...inMajor,
          shippingCost: shipping / 100,
          paymentFee: isChosen ? fee / 100 : 0,
          selectedShippingCost: isChosen ? shippingCost / 100 : null,
          cashRounding: rounding / 100,
          total: total / 100,
        }),
      );

      expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(total);
      expect(
        lines.filter(({ name }) => name !== 'items' && name !== 'shipping').every(({ amount }) => amount !== 0),
      ).toBe(true);
    }),
  );
});

test('the delivery has no line before it is chosen, and has one when it is free', () => {
  const names = (parts: Parameters<typeof summaryOf>[0]) => summaryLines(summaryOf(parts)).map(({ name }) => name);

  expect(names({})).toEqual(['items']);
  expect(names({ selectedShippingCost: 3.99, shippingCost: 0 })).toEqual(['items', 'shipping']);
  expect(names({ freeDelivery: true })).toEqual(['items', 'shipping']);
  expect(names({ freeDelivery: true, shippingCost: 1.2, paymentFee: 1.2 })).toEqual([
    'items',
    'shipping',
    'payment-fee',
  ]);
});
