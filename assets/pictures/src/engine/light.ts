import { clamp, smoothstep } from './numbers.ts';
import type { Fabric } from './texture.ts';

type Direction = readonly [x: number, y: number, z: number];

function unit(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The key light of the whole shoot: upper left, in front. */
const KEY = unit(-0.5, -0.62, 0.78);

/** Half-way between the key light and the viewer: where gloss shows. */
const HALFWAY = unit(KEY[0], KEY[1], KEY[2] + 1);

/** Light on a surface that faces (x, y, z); cloth laid flat takes exactly 1. `fill` comes from the right. */
export function diffuse(x: number, y: number, z: number, fill: number): number {
  const facing = x * KEY[0] + y * KEY[1] + z * KEY[2];
  const key = Math.max(0.2, 1 + Math.max(-0.15, facing) - KEY[2]);
  return key + fill * Math.max(0, x * 0.85 + y * 0.2);
}

/** Blurred mirror image of the key light. */
export function shine(fabric: Fabric, x: number, y: number, z: number): number {
  if (!fabric.specular) return 0;
  const facing = Math.max(0, x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2]);
  return fabric.specular * 0.275 * facing ** (fabric.gloss ?? 20);
}

/** Mirror image of the studio: a tall window to the left, a weak strip to the right. */
export function windows(fabric: Fabric, x: number, y: number, z: number): number {
  if (!fabric.softbox) return 0;
  const across = 2 * z * x;
  const down = 2 * z * y;
  const left =
    smoothstep(-0.92, -0.8, across) * (1 - smoothstep(-0.6, -0.5, across)) * (1 - smoothstep(0.2, 0.6, down));
  const right = 0.22 * smoothstep(0.74, 0.84, across) * (1 - smoothstep(0.9, 0.97, across));
  return (left + right) * fabric.softbox;
}

/** Light that a surface seen from the side gives back. */
export function grazing(fabric: Fabric, z: number, albedo: number): number {
  const away = clamp(1 - z, 0, 1);
  const sheen = fabric.sheen ? fabric.sheen * away ** 1.6 * (albedo * 0.8 + 0.06) : 0;
  return sheen + (fabric.rim ? fabric.rim * away ** 3 : 0);
}

/** Warm tint of a lamp or a flame. */
export const GLOW: Direction = [1, 0.78, 0.45];
