import { scaleOf } from './scale-of.ts';

test.each([
  [10, 48.15, 5_000, 98],
  [13, 48.15, 500, 78],
  [15, 48.15, 100, 63],
  [15, 52.2, 100, 68],
])('at zoom %i and latitude %d the scale is %i metres, %i pixels long', (zoom, latitude, metres, pixels) => {
  expect(scaleOf({ zoom, latitude })).toEqual({ metres, pixels });
});
