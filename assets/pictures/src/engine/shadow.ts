import { blur } from './blur.ts';
import { type Mask, padded } from './mask.ts';
import { at } from './numbers.ts';
import type { Scene } from './scene.ts';

export interface Shadow {
  /** Softness and place against what casts it, in units. */
  readonly blur: number;
  readonly x: number;
  readonly y: number;
  /** 0..1 at its darkest. */
  readonly strength: number;
}

function dim(scene: Scene, pixel: number, light: number) {
  scene.ground[pixel] = at(scene.ground, pixel) * light;
  for (let i = pixel * 3; i < pixel * 3 + 3; i++) scene.goods[i] = at(scene.goods, i) * light;
}

/** Darkens what was drawn before, and the ground, as if the mask stood above it. */
export function castShadow(scene: Scene, mask: Mask, shadow: Shadow): void {
  if (!mask.width || !shadow.strength) return;
  const { frame } = scene;
  const area = padded(mask, Math.ceil(shadow.blur * frame.scale * 3) + 2, frame);
  const soft = blur(area.coverage, area, shadow.blur * frame.scale);
  const shiftX = Math.round(shadow.x * frame.scale);
  const shiftY = Math.round(shadow.y * frame.scale);

  for (let y = 0; y < area.height; y++) {
    const row = area.top + y + shiftY;
    if (row < 0 || row >= frame.height) continue;
    for (let x = 0; x < area.width; x++) {
      const column = area.left + x + shiftX;
      if (column < 0 || column >= frame.width) continue;
      const light = 1 - shadow.strength * at(soft, y * area.width + x);
      if (light < 0.999) dim(scene, row * frame.width + column, light);
    }
  }
}

/** Multiplies the light of what is drawn inside a mask. */
export function tone(scene: Scene, mask: Mask, factor: number, softness = 0): void {
  const area = padded(mask, Math.ceil(softness * scene.frame.scale * 3), scene.frame);
  const soft = blur(area.coverage, area, softness * scene.frame.scale);
  for (let i = 0; i < soft.length; i++) {
    const pixel = (area.top + Math.floor(i / area.width)) * scene.frame.width + area.left + (i % area.width);
    const light = 1 + (factor - 1) * at(soft, i);
    for (let k = pixel * 3; k < pixel * 3 + 3; k++) scene.goods[k] = at(scene.goods, k) * light;
  }
}
