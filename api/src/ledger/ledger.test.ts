import { fc } from '@odeta/testing/properties';
import { balancesOf } from './balances.ts';
import { clubEnd } from './club-rule.ts';
import { derivedEvents } from './derived-entries.ts';
import { everythingLeft, moneyPostings, type PlacedSums, placedEvent, reductionPostings, sumOf } from './postings.ts';
import { goneGoods } from './shares.ts';

/** 49.98 for goods, 5.00 off for the club, 30.00 by voucher, 5.99 for the club, 4.90 for delivery with a fee of 1.50. */
const placed: PlacedSums = {
  itemsValue: 4998,
  clubDiscount: 500,
  discountCodeCost: 0,
  voucherDiscount: 3000,
  clubFee: 599,
  shippingCost: 490,
  paymentFee: 150,
  cashRounding: null,
  total: 2587,
  vouchers: [{ id: 7, amount: 3000 }],
};
const noDeduction = { money: 0, voucher: 0 };

test('an order is entered with what it is for, what a voucher pays of it, and what is due', () => {
  const balances = balancesOf(placedEvent(placed).postings);

  expect(balances).toMatchObject({ price: 5587, vouchers: 3000, due: 2587, paid: 0 });
  expect(balances.of('payment-fee')).toBe(-150);
});

test('half of the goods gives back half of the money for them and half of the voucher', () => {
  const gone = goneGoods(placed, 0, 2499);

  const postings = [
    ...placedEvent(placed).postings,
    ...moneyPostings('provider', 2587),
    ...reductionPostings({
      gone,
      deducted: noDeduction,
      restored: [{ id: 7, amount: gone.voucher }],
      newVoucher: null,
    }),
  ];

  expect(gone).toMatchObject({ money: 749, voucher: 1500 });
  expect(balancesOf(postings)).toMatchObject({ due: -749, vouchers: 1500, price: 5587 - 2249 });
});

test('everything that is left leaves nothing but what the shop keeps: the deduction, and a part of the club’s fee', () => {
  const half = goneGoods(placed, 0, 2499);
  const deducted = { money: 290, voucher: 0 };
  const before = [
    ...placedEvent(placed).postings,
    ...moneyPostings('provider', 2587),
    ...reductionPostings({ gone: half, deducted, restored: [{ id: 7, amount: 1500 }], newVoucher: null }),
  ];

  const gone = everythingLeft(balancesOf(before), 99);

  expect(gone.voucher).toBe(1500);
  expect(gone.money).toBe(2587 - 749 - 99);
  const after = [
    ...before,
    ...reductionPostings({ gone, deducted: noDeduction, restored: [{ id: 7, amount: 1500 }], newVoucher: null }),
  ];
  expect(balancesOf(after)).toMatchObject({ price: 290 + 99, vouchers: 0, due: -(2587 - 290 - 99) });
});

const orders = fc
  .record({
    pieces: fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 6 }),
    club: fc.nat(30),
    code: fc.double({ min: 0, max: 1, noNaN: true }),
    voucher: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ pieces, club, code, voucher }) => {
    const itemsValue = pieces.reduce((sum, price) => sum + price, 0);
    const clubDiscount = Math.round((itemsValue * club) / 100);
    const discountCodeCost = Math.round((itemsValue - clubDiscount) * code);
    const left = itemsValue - clubDiscount - discountCodeCost;
    return {
      pieces,
      sums: { itemsValue, clubDiscount, discountCodeCost, voucherDiscount: Math.round(left * voucher) },
    };
  });

test('the shares of all pieces, one after the other, are never negative and add up to what was paid', () => {
  fc.assert(
    fc.property(orders, ({ pieces, sums }) => {
      let before = 0;
      const shares = pieces.map((price) => {
        const gone = goneGoods(sums, before, price);
        before += price;
        expect(sumOf(gone.postings)).toBe(gone.money + gone.voucher);
        expect(Math.min(gone.money, gone.voucher)).toBeGreaterThanOrEqual(0);
        return gone;
      });
      const { itemsValue, clubDiscount, discountCodeCost, voucherDiscount } = sums;
      expect(shares.reduce((sum, { voucher }) => sum + voucher, 0)).toBe(voucherDiscount);
      expect(shares.reduce((sum, { money }) => sum + money, 0)).toBe(
        itemsValue - clubDiscount - discountCodeCost - voucherDiscount,
      );
    }),
  );
});

test.each([
  ['never used', 599, 0, { back: 599, kept: 0, ends: true }],
  ['used for less than the fee', 599, 50, { back: 549, kept: 50, ends: true }],
  ['used for the fee', 599, 599, { back: 0, kept: 599, ends: false }],
  ['used for more', 599, 3600, { back: 0, kept: 599, ends: false }],
])('a membership that was %s: fee and membership both end, or both stay', (_, fee, used, end) => {
  expect(clubEnd(fee, used)).toEqual(end);
});

test('an order of a release without a ledger gets entries that balance and say what its columns say', () => {
  const events = derivedEvents({
    ...placed,
    ...{ isPlaced: true, paymentState: 'paid', reducedBy: 749, goneValue: 2499, released: [], newVouchers: [] },
    refunds: [{ id: 'r', amount: 749, isDone: true, paymentId: 'p', isSurplus: false, cancellations: 0 }],
    payment: { id: 'p', amount: 2587 },
  });

  expect(events.map(({ key }) => key)).toEqual(['placed', 'paid:p', 'before', 'refund-sent:r:0']);
  for (const { postings } of events) expect(sumOf(postings)).toBe(0);
  const balances = balancesOf(events.flatMap(({ postings }) => postings));
  expect(balances).toMatchObject({ due: 0, paid: 2587 - 749, vouchers: 3000 });
  expect(balances.price - balances.vouchers).toBe(2587 - 749);
});
