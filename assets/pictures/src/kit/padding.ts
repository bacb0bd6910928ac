import type { Random } from '../engine/random.ts';
import { crease } from './folds.ts';

interface Padding {
  readonly x0: number;
  readonly x1: number;
  /** Heights of the seams at x0. */
  readonly seams: readonly number[];
  /** Distance between two seams. */
  readonly step: number;
  /** How much lower a seam lies at x1. */
  readonly tilt?: number;
}

/** Down between quilted seams: dents with small puckers on both sides, full in the middle. */
export function padding(random: Random, { x0, x1, seams, step, tilt = 0 }: Padding): string {
  const channel = (y: number) => {
    let folds = `<path d="M${x0} ${y}L${x1} ${y + tilt}" stroke="#000" stroke-width="9"/>`;
    for (let x = x0; x < x1; x += 15 + random() * 14) {
      const base = y + (tilt * (x - x0)) / (x1 - x0);
      const above = { width: 6, lift: 0.5, bend: (random() - 0.5) * 6 };
      const below = { width: 6, lift: 0.5, bend: (random() - 0.5) * 6 };
      folds += crease([x, base - 4], [x + (random() - 0.5) * 18, base - 22 - random() * 18], above);
      folds += crease([x + 6, base + 4], [x + 6 + (random() - 0.5) * 18, base + 20 + random() * 16], below);
    }
    const middle = `cx="${(x0 + x1) / 2}" cy="${y + step * 0.5}"`;
    return `${folds}<ellipse ${middle} rx="${(x1 - x0) / 2}" ry="${step * 0.28}" fill="#fff" opacity=".55"/>`;
  };
  return seams.map(channel).join('');
}

/** The same at every step from `from` on. */
export const rows = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => from + k * step);
