import { createRandom } from '../engine/random.ts';
import { line } from './ink.ts';

interface FringeShape {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Negative: upwards. */
  readonly length: number;
  readonly step?: number;
  readonly seed?: number;
}

/** Outline of twisted strands that hang from a straight edge. */
export function fringe({ from, to, y, length, step = 13, seed = 3 }: FringeShape): string {
  const random = createRandom(seed);
  const root = y - Math.sign(length) * 6;
  let strands = '';
  for (let x = from + step / 2; x < to; x += step) {
    const sway = (random() - 0.5) * 12;
    const end = length * (0.9 + random() * 0.16);
    const path = `M${x} ${root}C${x + sway * 0.2} ${y + end * 0.4} ${x + sway * 0.6} ${y + end * 0.7} ${x + sway} ${y + end}`;
    strands += line(path, '#fff', step * 0.52, 1);
  }
  return strands;
}

/** How strands are drawn. */
export const STRANDS = {
  fabric: 'wool',
  inflate: 4,
  puff: 0.9,
  cast: 0.3,
  castBlur: 5,
  castX: 3,
  castY: 6,
  bevel: 5,
  bevelBlur: 2,
} as const;
