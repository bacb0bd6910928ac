import { measureMarks } from './measure-marks.ts';

const hint = (name: string) => ({ name, text: `How: ${name}` });
const women = {
  columns: ['Size', 'Bust', 'Waist'],
  measures: [null, 'bust', 'waist'],
  hints: [hint('Bust'), hint('Waist')],
};
const belts = { columns: ['Size', 'Waist'], measures: [null, 'waist'], hints: [hint('Waist')] };

test('each measurement has one letter, even if several tables contain it (P16)', () => {
  expect(measureMarks([women, belts]).map(({ letter, measure }) => [letter, measure])).toEqual([
    ['A', 'bust'],
    ['B', 'waist'],
  ]);
});

test('a measurement that an older server does not identify gets a letter, but no place in the figure (P16)', () => {
  expect(measureMarks([{ ...belts, measures: [] }])).toEqual([{ ...hint('Waist'), measure: null, letter: 'A' }]);
});
