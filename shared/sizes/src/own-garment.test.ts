import { measuresOfGarment } from './own-garment.ts';

test('body measurements are twice the width of a flat garment minus its ease (P11)', () => {
  expect(measuresOfGarment({ bust: 49, hips: 52, foot: 24 })).toEqual({ bust: 90, hips: 98 });
});
