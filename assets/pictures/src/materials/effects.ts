import type { Noise } from '../engine/random.ts';
import type { Effect } from '../engine/texture.ts';
import type { Relief } from './reliefs.ts';

/** Fibres that stand up and lean every way. */
export const fuzz =
  (amount: number): Effect =>
  (p, noise) => {
    p.slopeX += (noise(p.x * 0.7 + 11, p.y * 0.7) - 0.5) * amount;
    p.slopeY += (noise(p.x * 0.7, p.y * 0.7 + 23) - 0.5) * amount;
    if (p.scale < 1.5) return;
    p.slopeX += (noise(p.x * 1.9 + 5, p.y * 1.9) - 0.5) * amount * 0.9;
    p.slopeY += (noise(p.x * 1.9, p.y * 1.9 + 41) - 0.5) * amount * 0.9;
  };

/** Lighter and darker fibres. */
export const grain =
  (amount: number): Effect =>
  (p, noise) => {
    p.grain += (noise(p.x * 0.9, p.y * 0.9) - 0.5) * 2 * amount + (noise(p.x * 0.33 + 50, p.y * 0.33) - 0.5) * amount;
    if (p.scale < 1.5) return;
    p.grain += (noise(p.x * 2.1 + 9, p.y * 2.1) - 0.5) * 1.6 * amount;
  };

/** Diagonal lines of denim. */
export const twill =
  (amount: number): Effect =>
  (p, noise) => {
    p.grain += amount * Math.sin((p.u + p.v) * 1.35);
    p.grain += amount * 0.6 * Math.sin(p.v * 0.31 + noise(p.u * 0.05, p.v * 0.4) * 6);
  };

/** Uneven yarn of linen and twill, in both directions. */
export const slub =
  (amount: number): Effect =>
  (p, noise) => {
    p.grain += amount * (noise(p.u * 0.04, p.v * 0.55) - 0.5 + (noise(p.u * 0.55 + 40, p.v * 0.03) - 0.5));
  };

/** Plain weave. */
export const weave =
  (amount: number): Effect =>
  (p) => {
    p.slopeX += amount * Math.sin(p.u * 1.5);
    p.slopeY += amount * Math.sin(p.v * 1.5);
  };

/** Grained leather. */
export const pebble =
  (amount: number): Effect =>
  (p, noise) => {
    p.slopeX += (noise(p.x * 0.16, p.y * 0.16) + noise(p.x * 0.31 + 4, p.y * 0.31) - 1) * amount;
    p.slopeY += (noise(p.x * 0.16 + 90, p.y * 0.16 + 7) + noise(p.x * 0.31, p.y * 0.31 + 31) - 1) * amount;
  };

/** Small creases of nylon and soft leather. */
export const crinkle =
  (amount: number): Effect =>
  (p, noise) => {
    p.slopeX += (noise(p.x * 0.07, p.y * 0.05) + noise(p.x * 0.15 + 9, p.y * 0.12) - 1) * amount;
    p.slopeY += (noise(p.x * 0.06 + 90, p.y * 0.08 + 7) + noise(p.x * 0.13, p.y * 0.16 + 50) - 1) * amount;
  };

/** Patches of slightly different shade, as on suede. */
export const mottle =
  (amount: number): Effect =>
  (p, noise) => {
    p.grain += (noise(p.x * 0.035 + 5, p.y * 0.035) - 0.5) * amount;
    p.grain += (noise(p.x * 0.11, p.y * 0.11 + 8) - 0.5) * amount * 0.6;
  };

const REACH = 0.8;

/** Mean height, so that a rough cloth is no darker than a smooth one of the same colour. */
function meanOf(surface: Relief): number {
  let sum = 0;
  for (let k = 0; k < 400; k++) sum += surface((k % 20) * 7.3, Math.floor(k / 20) * 5.9, () => 0.5);
  return sum / 400;
}

/**
 * A knitted, sewn or plaited surface. `depth` is its height in units,
 * `shade` the light its hollows lose, `size` enlarges it.
 */
export function relief(
  surface: Relief,
  { depth, shade, size = 1 }: { depth: number; shade: number; size?: number },
): Effect {
  const mean = meanOf(surface);
  const heightAt = (u: number, v: number, noise: Noise) => surface(u / size, v / size, noise);
  return (p, noise) => {
    const here = heightAt(p.u, p.v, noise);
    const across = ((heightAt(p.u + REACH, p.v, noise) - here) * depth) / REACH;
    const along = ((heightAt(p.u, p.v + REACH, noise) - here) * depth) / REACH;
    p.slopeX -= across * p.cos + along * p.sin;
    p.slopeY -= along * p.cos - across * p.sin;
    p.open *= 1 - shade * (mean - here);
  };
}
