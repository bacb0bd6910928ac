import { linearOf, mixRgb } from '../engine/color.ts';
import { smoothstep } from '../engine/numbers.ts';
import type { Paint } from '../engine/part-options.ts';
import { createNoise } from '../engine/random.ts';
import { over } from './paint.ts';

/** Glaze with small dark specks. */
export function speckle(
  ground: string,
  { ink, seed = 3, density = 0.86 }: { ink: string; seed?: number; density?: number },
): Paint {
  const base = linearOf(ground);
  const speck = linearOf(ink);
  const noise = createNoise(seed);
  return (u, v) => {
    const level = noise(u * 0.21, v * 0.21) * 0.55 + noise(u * 0.47 + 9, v * 0.47) * 0.45;
    return over(base, speck, smoothstep(density - 0.06, density, level) * 0.7);
  };
}

/** Wood whose grain runs along u. */
export function wood(ground: string, { ink, seed = 8 }: { ink: string; seed?: number }): Paint {
  const base = linearOf(ground);
  const dark = linearOf(ink);
  const noise = createNoise(seed);
  return (u, v) => {
    const warp = noise(u * 0.006, v * 0.03) * 26;
    const ring = 0.5 + 0.5 * Math.sin((v + warp) * 0.32) * noise(u * 0.012 + 40, v * 0.05);
    return mixRgb(base, dark, ring * 0.55);
  };
}

/** From one colour above `from` to another below `to`. */
export function fade(above: string, { ink, from, to }: { ink: string; from: number; to: number }): Paint {
  const base = linearOf(above);
  const below = linearOf(ink);
  return (_u, _v, _x, y) => mixRgb(base, below, smoothstep(from, to, y));
}
