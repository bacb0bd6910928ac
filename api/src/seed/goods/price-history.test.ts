import { lowestBefore, pricesInTime } from './price-history.ts';

const prices = (amount: number) => ({ pl: amount, sk: amount, hu: amount, ro: amount, ua: amount });
const product = {
  since: '2026-05-01',
  prices: prices(60),
  pricesSince: '2026-11-01',
  history: [
    { since: '2026-05-01', prices: prices(40) },
    { since: '2026-10-01', prices: prices(50) },
  ],
  promotion: { since: '2026-11-16', prices: prices(30), lowest: prices(50) },
};

test('every price is valid until the next one', () => {
  expect(pricesInTime(product).map(({ since }) => since)).toEqual([
    '2026-05-01',
    '2026-10-01',
    '2026-11-01',
    '2026-11-16',
  ]);
});

test('the lowest price is that of the previous 30 days, without earlier prices', () => {
  expect(lowestBefore(product, '2026-11-16', 'sk')).toBe(50);
});

test('a price that started earlier counts for as long as it was valid', () => {
  expect(lowestBefore(product, '2026-10-30', 'sk')).toBe(40);
  expect(lowestBefore(product, '2026-10-31', 'sk')).toBe(50);
});
