import { paysFrom, savedWith, scaleOf } from './club-savings.ts';

const slovak = { percent: 10, months: 6, fee: 5.99 };
const hungarian = { percent: 10, months: 6, fee: 1990 };

test('a membership saves its percentage less the fee, and costs more than it saves below a sum', () => {
  expect(savedWith(slovak, 180)).toBeCloseTo(12.01);
  expect(savedWith(slovak, 40)).toBeCloseTo(-1.99);
  expect(paysFrom(slovak)).toBeCloseTo(59.9);
});

test.each([
  [slovak, { most: 500, step: 10 }],
  [hungarian, { most: 200_000, step: 4_000 }],
])('the slider ends at a round sum in each currency', (club, scale) => {
  expect(scaleOf(club)).toEqual(scale);
});
