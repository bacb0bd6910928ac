import { measuresOfGarment } from './own-garment.ts';

test('a garment that lies flat is half as wide as it is around, and wider than the body in it (P11)', () => {
  expect(measuresOfGarment({ bust: 49, hips: 52, foot: 24 })).toEqual({ bust: 90, hips: 98 });
});
