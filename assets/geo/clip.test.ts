import { clipLine, clipRing, type Point } from './clip.ts';

const box: [number, number, number, number] = [0, 0, 10, 10];
const ring = (...points: Point[]) => [...points, points[0] as Point];

test('an area that reaches out of the box ends at its edge', () => {
  const clipped = clipRing(ring([5, 2], [15, 2], [15, 8], [5, 8]), box, 0);

  expect(Math.max(...(clipped ?? []).map(([x]) => x))).toBe(10);
});

test('an area outside of the box is left out', () => {
  expect(clipRing(ring([11, 2], [15, 2], [15, 8], [11, 8]), box, 0)).toBeNull();
});

test('a line that leaves the box and comes back is two pieces', () => {
  const line: Point[] = [
    [2, 2],
    [4, 2],
    [12, 2],
    [12, 8],
    [4, 8],
    [2, 8],
  ];

  expect(clipLine(line, box, 0)).toHaveLength(2);
});
