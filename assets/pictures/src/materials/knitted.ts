import { linearOf, type Rgb } from '../engine/color.ts';
import { fraction } from '../engine/numbers.ts';
import type { Paint } from '../engine/part-options.ts';
import { createNoise } from '../engine/random.ts';
import { over, within } from './paint.ts';

/** One colour with slight slow differences between its threads. */
export function melange(
  ground: string,
  { ink, amount = 0.5, seed = 5 }: { ink: string; amount?: number; seed?: number },
): Paint {
  const base = linearOf(ground);
  const other = linearOf(ink);
  const noise = createNoise(seed);
  return (u, v) => {
    const share = amount * (0.6 * noise(u * 0.9, v * 0.16) + 0.4 * noise(u * 0.45 + 60, v * 0.6));
    return [
      base[0] + (other[0] - base[0]) * share,
      base[1] + (other[1] - base[1]) * share,
      base[2] + (other[2] - base[2]) * share,
    ];
  };
}

/** Blocks across the body: each reaches down to its height of the sheet, the last goes on to the hem. */
export function blocks(ground: string, { until }: { until: readonly (readonly [y: number, color: string])[] }): Paint {
  const steps = until.map(([y, color]) => ({ y, color: linearOf(color) }));
  const last = linearOf(ground);
  return (_u, v) => steps.find(({ y }) => v < y)?.color ?? last;
}

interface FairIsle {
  readonly ink: string;
  readonly second: string;
  /** Where the yoke begins on the sheet, and its height. */
  readonly from?: number;
  readonly height?: number;
}

const STITCH = 6;
const REPEAT = 36;

/** A yoke of knitted zigzags and diamonds; the ground elsewhere. */
export function fairIsle(ground: string, { ink, second, from = 318, height = 132 }: FairIsle): Paint {
  const base = linearOf(ground);
  const light = linearOf(ink);
  const accent = linearOf(second);
  const step = (value: number) => Math.floor(value / STITCH) * STITCH;

  const diamond = (x: number, y: number): Rgb => {
    const distance = Math.abs(fraction(x / REPEAT) - 0.5) * REPEAT + Math.abs(y - height * 0.5);
    return distance >= 14 || distance < 7 ? base : accent;
  };
  return (u, v) => {
    const x = step(u);
    const y = step(v - from);
    const share = y / height;
    if (share < 0 || share > 1) return base;
    if (share < 0.06 || share > 0.93) return light;
    const zigzag = Math.abs(fraction(x / REPEAT) - 0.5) * REPEAT;
    if (share < 0.36) return Math.abs(y - height * 0.1 - zigzag) < 7 ? light : base;
    if (share < 0.64) return diamond(x, y);
    return Math.abs(height * 0.9 - y - zigzag) < 7 ? light : base;
  };
}

/** Diamonds side by side with thin crossing lines. */
export function argyle(
  ground: string,
  { ink, line, pitch = 132 }: { ink: string; line: string; pitch?: number },
): Paint {
  const base = linearOf(ground);
  const diamond = linearOf(ink);
  const thin = linearOf(line);
  const folded = (value: number) => Math.abs(fraction(value) - 0.5) * 2;
  return (u, v) => {
    const x = (u - 450) / pitch + 0.5;
    const y = v / (pitch * 1.5);
    const inside = within((folded(x) + folded(y) - 1) * pitch * 0.5);
    const crossing = Math.abs(folded(x + 0.5) + folded(y) - 1) * pitch * 0.5;
    return over(over(base, diamond, inside), thin, 0.9 * within(Math.min(crossing, 99) - 1.6));
  };
}
