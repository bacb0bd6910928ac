import { JACKET, jacketFront } from './jacket-shape.ts';
import { bodice, neckLine } from './necklines.ts';
import { TORSO } from './torso.ts';

const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test.each(['round', 'v', 'boat', 'square'] as const)(
  'a %s neckline runs from one shoulder over its lowest point to the other',
  (kind) => {
    const points = numbers(neckLine(TORSO, kind));

    expect(points.slice(0, 2)).toEqual([450 - TORSO.neck, TORSO.neckY]);
    expect(points.slice(6, 8)).toEqual([450, TORSO.neckY + TORSO.drop]);
    expect(points.slice(-2)).toEqual([450 + TORSO.neck, TORSO.neckY]);
  },
);

test('a top is as wide on the left as on the right', () => {
  const xs = numbers(bodice(TORSO, 'v')).filter((_, k) => k % 2 === 0);

  expect(450 - Math.min(...xs)).toBeCloseTo(Math.max(...xs) - 450);
});

test('the front of a double-breasted jacket reaches beyond the middle, that of one with a zip does not', () => {
  const reach = (overlap: number) =>
    Math.max(...numbers(jacketFront({ ...JACKET, overlap, throat: 'closed' })).filter((_, k) => k % 2 === 0));

  expect(reach(70)).toBe(520);
  expect(reach(0)).toBe(450);
});
