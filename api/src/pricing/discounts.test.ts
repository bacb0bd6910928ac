import { code, joining, line, shop, voucher } from '../../testing/shop/cart-totals.ts';
import { emptyCart as nothingChosen } from './cart.ts';
import { totalsOf } from './totals.ts';

test('club discount, code and vouchers are deducted one after the other, and the club fee is added (I7)', () => {
  const lines = [line({ price: 10_000 })];
  const { summary } = totalsOf(
    { ...nothingChosen, lines, club: joining, code: code({ percent: 15 }), vouchers: [voucher({})] },
    shop,
  );

  expect(summary).toMatchObject({
    itemsValue: 10_000,
    clubDiscount: 1000,
    discountCodeCost: 1350,
    voucherDiscount: 300,
    clubFee: 599,
    total: 10_000 - 1000 - 1350 - 300 + 599,
    conditionalClubFee: null,
  });
});

test('vouchers pay the remaining amount, and keep the balance that exceeds it', () => {
  const vouchers = [voucher({ id: 1, remaining: 700 }), voucher({ id: 2, remaining: 700 }), voucher({ id: 3 })];
  const { discounts, summary } = totalsOf({ ...nothingChosen, lines: [line({})], vouchers }, shop);

  expect(discounts.vouchers).toEqual([
    { id: 1, amount: 700 },
    { id: 2, amount: 300 },
  ]);
  expect(summary.total).toBe(0);
});

test.each([
  ['used up', { state: 'used' }, { reason: 'used' }],
  ['over', { state: 'expired', validUntil: '2026-10-31' }, { reason: 'expired', date: '2026-10-31' }],
  ['of next spring', { state: 'not-yet', validFrom: '2027-03-01' }, { reason: 'not-yet', date: '2027-03-01' }],
  ["somebody else's", { forCustomerId: 'somebody' }, { reason: 'other-customer' }],
  ['for other goods', { categoryIds: [3] }, { reason: 'other-goods' }],
  ['for goods at full price', { fullPriceOnly: true }, { reason: 'other-goods' }],
  ['for larger orders', { minOrder: 1500 }, { reason: 'min-order', min: 1500, missing: 600 }],
] as const)('a code that is %s gives no discount and reports the reason (L1)', (_, some, problem) => {
  const lines = [line({ categoryId: 2, pricePromo: 900 })];
  const { discounts, summary } = totalsOf({ ...nothingChosen, lines, code: code(some) }, shop);

  expect(discounts.codeProblem).toEqual(problem);
  expect(summary.discountCodeCost).toBe(0);
});

test('a code for a category discounts only the products in it and its subcategories', () => {
  const lines = [line({ categoryId: 2, price: 5000 }), line({ categoryId: 3, price: 8000 })];
  const { summary } = totalsOf({ ...nothingChosen, lines, code: code({ categoryIds: [1] }) }, shop);

  expect(summary.discountCodeCost).toBe(500);
});

test.each([
  ['a guest', { hasAccount: false, pending: false, checked: true, until: null, days: null }, 0, 0, null],
  ['one with an account', { hasAccount: true, pending: false, checked: false, until: null, days: null }, 0, 0, 599],
  ['one who joins', joining, 100, 599, null],
  ['a member', { hasAccount: true, pending: false, checked: false, until: '2027-03-01', days: 100 }, 100, 0, null],
  [
    'a member who cannot renew yet',
    { hasAccount: true, pending: false, checked: true, until: '2027-03-01', days: 31 },
    100,
    0,
    null,
  ],
  [
    'a member on the last day',
    { hasAccount: true, pending: false, checked: false, until: '2027-03-01', days: 0 },
    100,
    0,
    599,
  ],
  [
    'a member who renews',
    { hasAccount: true, pending: false, checked: true, until: '2027-03-01', days: 30 },
    100,
    599,
    null,
  ],
  [
    'one whose time is over',
    { hasAccount: true, pending: false, checked: false, until: '2026-03-01', days: -1 },
    0,
    0,
    599,
  ],
])('%s gets the right club discount and fee (L3)', (_, club, clubDiscount, clubFee, conditionalClubFee) => {
  const { summary } = totalsOf({ ...nothingChosen, lines: [line({})], club }, shop);

  expect(summary).toMatchObject({ clubDiscount, clubFee, conditionalClubFee });
});
