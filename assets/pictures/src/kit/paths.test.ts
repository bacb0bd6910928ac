import { mirrorPath, scalePath, symmetric } from './paths.ts';

test('a piece mirrored twice is the piece itself', () => {
  const left = 'M300.0 200.0 L260.0 480.0 C240.0 500.0 250.0 520.0 300.0 540.0 Z';

  expect(mirrorPath(mirrorPath(left))).toBe(left);
  expect(mirrorPath('M300 200L260 480Z')).toBe('M600.0 200.0 L640.0 480.0 Z');
});

test('half of a garment is closed by its mirror image', () => {
  expect(symmetric('M450 100L300 200L450 900')).toBe('M450 100L300 200L450 900 L600 200L450 100Z');
});

test('a smaller size keeps the centre line', () => {
  expect(scalePath('M450 100L350 200', 0.5)).toBe('M450.0 50.0 L400.0 100.0 ');
});
