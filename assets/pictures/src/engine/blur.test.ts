import { blur } from './blur.ts';

const SIZE = { width: 240, height: 160 };

/** A bright rectangle on a dark ground. */
const shape = Float32Array.from({ length: SIZE.width * SIZE.height }, (_, i) => {
  const x = i % SIZE.width;
  const y = Math.floor(i / SIZE.width);
  return x > 70 && x < 170 && y > 40 && y < 120 ? 1 : 0;
});

const mean = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample, 0) / samples.length;

test('a blur keeps all light and softens edges', () => {
  const soft = blur(shape, SIZE, 8);

  expect(mean(soft)).toBeCloseTo(mean(shape), 2);
  expect(soft[80 * SIZE.width + 70]).toBeGreaterThan(0.3);
  expect(soft[80 * SIZE.width + 70]).toBeLessThan(0.7);
});

test('a wide blur, made small, looks like the one just below it', () => {
  const exact = blur(shape, SIZE, 23);
  const shrunk = blur(shape, SIZE, 24);
  const furthest = exact.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (shrunk[i] ?? 0))), 0);

  expect(furthest).toBeLessThan(0.08);
});

test('a blur of nothing changes nothing', () => {
  expect(blur(shape, SIZE, 0)).toEqual(shape);
});
