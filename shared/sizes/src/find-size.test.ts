import { findSize, limitsOf } from './find-size.ts';

const row = (...cells: string[]) => ({ sizes: [cells[0] ?? ''], cells });
const women = {
  measures: [null, 'bust', 'waist', 'hips'],
  rows: [
    row('36', '84–87', '66–69', '90–93'),
    row('38', '88–91', '70–73', '94–97'),
    row('40', '92–95', '74–77', '98–101'),
  ],
};
const shoes = { measures: [null, 'foot'], rows: [row('36', '23,0'), row('37', '23,7'), row('38', '24,3')] };

test('measurements that agree result in one size (P16)', () => {
  expect(findSize(women, { bust: 89, hips: 96 })?.rows).toEqual([1]);
});

test('the size is that of most measurements, and each measurement reports its own row (P16)', () => {
  expect(findSize(women, { bust: 89, waist: 74, hips: 96 })).toEqual({
    rows: [1],
    fits: [
      { measure: 'bust', row: 1 },
      { measure: 'waist', row: 2 },
      { measure: 'hips', row: 1 },
    ],
  });
});

test('measurements that are evenly divided result in two sizes, the smaller first (P16)', () => {
  expect(findSize(women, { waist: 75, bust: 85 })?.rows).toEqual([0, 2]);
});

test('a measurement between two rows belongs to the larger one (P16)', () => {
  expect(findSize(women, { bust: 87.5 })?.rows).toEqual([1]);
  expect(findSize(shoes, { foot: 23.1 })?.rows).toEqual([1]);
});

test('a measurement below or above the table has no size (P16)', () => {
  expect(findSize(women, { bust: 96 })).toEqual({ rows: [], fits: [{ measure: 'bust', row: 'over' }] });
  expect(findSize(women, { bust: 80, waist: 67 })?.rows).toEqual([]);
  expect(findSize(shoes, { foot: 22.4 })?.rows).toEqual([0]);
  expect(findSize(shoes, { foot: 22 })?.fits).toEqual([{ measure: 'foot', row: 'under' }]);
});

test('a table without the given measurement returns null (P16)', () => {
  expect(findSize(shoes, { bust: 90 })).toBeNull();
});

test('the limits of a measurement are derived from the range of the tables (P16)', () => {
  expect(limitsOf([women, shoes], 'waist')).toEqual({ from: 46, to: 108 });
});
