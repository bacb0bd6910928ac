import { hexOf, toSrgb } from '../engine/color.ts';
import type { Paint } from '../engine/part-options.ts';
import { paintOf } from './patterns.ts';

const hexAt = (paint: Paint, u: number, v: number) => hexOf(paint(u, v, u, v).map(toSrgb));

test('cloth without a pattern has one colour', () => {
  expect(hexAt(paintOf({ color: '#8b947f' }), 12, 700)).toBe('#8b947f');
});

test('a breton tee is plain above its first stripe and striped below', () => {
  const breton = paintOf({
    color: '#ece6da',
    pattern: { kind: 'stripes', ink: '#2b3549', pitch: 40, share: 0.5, from: 320 },
  });

  expect(hexAt(breton, 0, 310)).toBe('#ece6da');
  expect(hexAt(breton, 0, 330)).toBe('#2b3549');
  expect(hexAt(breton, 0, 350)).toBe('#ece6da');
  expect(hexAt(breton, 0, 370)).toBe('#2b3549');
});

test('dots lie in staggered rows', () => {
  const dots = paintOf({ color: '#2d2c2f', pattern: { kind: 'dots', ink: '#ddd3c2', pitch: 40, radius: 6 } });

  expect(hexAt(dots, 20, 20)).toBe('#ddd3c2');
  expect(hexAt(dots, 20, 60)).toBe('#2d2c2f');
  expect(hexAt(dots, 40, 60)).toBe('#ddd3c2');
});

test('the edge of a stripe is soft, so that it shows no steps', () => {
  const stripes = paintOf({
    color: '#ffffff',
    pattern: { kind: 'verticalStripes', ink: '#000000', pitch: 40, share: 0.5 },
  });
  const [light] = stripes(20, 0, 20, 0);

  expect(light).toBeGreaterThan(0.2);
  expect(light).toBeLessThan(0.8);
});
