import type { Scene } from '../engine/scene.ts';
import { castShadow } from '../engine/shadow.ts';
import { ellipse } from './paths.ts';
import { type Outline, outlineOf } from './pieces.ts';

/** Shadow of clothes that lie on the ground; call it first, with all their outlines joined. */
export async function clothesShadow(scene: Scene, outline: Outline): Promise<void> {
  const mask = await outlineOf(scene, outline);
  castShadow(scene, mask, { blur: 34, x: 14, y: 34, strength: 0.34 });
  castShadow(scene, mask, { blur: 9, x: 5, y: 8, strength: 0.16 });
}

interface LyingShadow {
  readonly blur?: number;
  readonly x?: number;
  readonly y?: number;
  readonly strength?: number;
}

/** Shadow of a thing that lies on the ground. */
export async function lyingShadow(
  scene: Scene,
  outline: Outline,
  { blur = 30, x = 14, y = 28, strength = 0.3 }: LyingShadow = {},
): Promise<void> {
  const mask = await outlineOf(scene, outline);
  castShadow(scene, mask, { blur, x, y, strength });
  castShadow(scene, mask, { blur: 6, x: 3, y: 6, strength: strength * 0.55 });
}

interface StandingShadow {
  readonly x: number;
  /** Where the thing touches the ground, and half its width there. */
  readonly y: number;
  readonly rx: number;
  readonly ry?: number;
  readonly strength?: number;
  /** How far the shadow falls to the right. */
  readonly lean?: number;
}

/** Shadow of a thing that stands: a wide soft one to the right and a dark one where it touches. */
export async function standingShadow(
  scene: Scene,
  { x, y, rx, ry = 16, strength = 0.7, lean = 26 }: StandingShadow,
): Promise<void> {
  const wide = await outlineOf(scene, ellipse(x + lean, y + 4, rx * 1.06, ry * 1.3));
  const contact = await outlineOf(scene, ellipse(x, y, rx * 0.96, ry * 0.6));
  castShadow(scene, wide, { blur: 26, x: 0, y: 6, strength: strength * 0.62 });
  castShadow(scene, contact, { blur: 9, x: 4, y: 3, strength: strength * 0.75 });
}
