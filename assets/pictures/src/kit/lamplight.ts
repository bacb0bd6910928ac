import { linearOf, STUDIO } from '../engine/color.ts';
import { GLOW } from '../engine/light.ts';
import { at } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';

interface Lit {
  readonly x: number;
  readonly y: number;
  /** Reach of the light. */
  readonly reach: number;
  readonly strength: number;
}

/** The wall behind a lit lamp. */
export function lightWall(scene: Scene, { x, y, reach, strength }: Lit): void {
  const warm = linearOf(STUDIO).map((channel, k) => channel * (GLOW[k] ?? 0));
  for (let i = 0; i < scene.ground.length; i++) {
    const distance = Math.hypot((at(scene.bend.x, i) - x) / 1.1, at(scene.bend.y, i) - y);
    const light = strength * Math.exp(-((distance / reach) ** 2));
    if (light < 0.002) continue;
    for (let k = 0; k < 3; k++) scene.goods[i * 3 + k] = at(scene.goods, i * 3 + k) + light * (warm[k] ?? 0);
  }
}

/** Light that shines through a shade, brightest around the bulb. */
export const glowAt =
  ({ x, y, reach, strength }: Lit) =>
  (px: number, py: number): number =>
    strength * Math.exp(-(((px - x) / reach) ** 2 + ((py - y) / reach) ** 2));
