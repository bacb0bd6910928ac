import { type DayRow, dayFigures } from '@odeta/contracts/staff';
import { daysOf, lengthOf, totalsOf } from './days-of.ts';

const zeros = Object.fromEntries(dayFigures.map((name) => [name, 0]));
const row = (day: string, figures: object) =>
  ({ country: 'sk', currency: 'EUR', day, ...zeros, ...figures }) as unknown as DayRow;

test('a period has all its days in order, also those without figures, and over the change of the clocks', () => {
  const rows = [row('2026-03-30', { orders: 2, turnover: 500 }), row('2026-03-28', { orders: 1, turnover: 300 })];

  const days = daysOf(rows, '2026-03-28', '2026-03-31');

  expect(days.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-03-28', 1],
    ['2026-03-29', 0],
    ['2026-03-30', 2],
    ['2026-03-31', 0],
  ]);
  expect(totalsOf(days)).toMatchObject({ orders: 3, turnover: 800, returns: 0 });
});

test('both ends of a period count', () => {
  expect([lengthOf('2026-03-01', '2026-03-01'), lengthOf('2026-02-27', '2026-03-02')]).toEqual([1, 4]);
});
