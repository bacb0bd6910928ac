import { blur } from './blur.ts';
import { FAINT, type Mask } from './mask.ts';
import { at, clamp } from './numbers.ts';
import type { PartOptions } from './part-options.ts';
import { createNoise } from './random.ts';
import type { Scene } from './scene.ts';
import { reliefOf } from './shape.ts';

/** 0 at the edge of a mask, 1 where the material lies at its full thickness. */
export const risen = (rim: number): number => clamp((rim - 0.5) * 2, 0, 1);

type HeightAt = (x: number, y: number, index: number) => number;

function bodyOf(area: Mask, scale: number, options: PartOptions): HeightAt {
  if (options.heightAt) return options.heightAt;
  const wide = blur(area.coverage, area, options.inflate * scale);
  const height = options.inflate * options.puff * 1.7;
  return (_x, _y, index) => height * Math.sin((clamp((at(wide, index) - 0.12) / 0.88, 0, 1) * Math.PI) / 2);
}

function drapeOf(seed: number, { drape, drapeX, drapeY, inflate }: PartOptions): HeightAt {
  if (!drape) return () => 0;
  const waves = createNoise(seed * 31 + Math.round(inflate));
  return (x, y) => {
    const slow = waves(x / drapeX, y / drapeY) * 2 - 1;
    const quick = waves((x / drapeX) * 2.3 + 7, (y / drapeY) * 2.1) * 2 - 1;
    return drape * (1.6 * slow + 0.5 * quick);
  };
}

async function foldsOf(scene: Scene, area: Mask, { folds, foldDepth, foldBlur }: PartOptions): Promise<HeightAt> {
  if (!folds) return () => 0;
  // Blurred here and not by SVG: eight bits would leave steps in the light.
  const soft = blur(await reliefOf(scene, folds, area), area, foldBlur * scene.frame.scale);
  return (_x, _y, index) => at(soft, index) * foldDepth;
}

/** How high the material lies at each pixel of `area`, in units. */
export async function heightField(scene: Scene, area: Mask, rim: Float32Array, options: PartOptions) {
  const body = bodyOf(area, scene.frame.scale, options);
  const drape = drapeOf(scene.seed, options);
  const folds = await foldsOf(scene, area, options);
  const heights = new Float32Array(area.coverage.length);

  for (let i = 0; i < heights.length; i++) {
    if (at(area.coverage, i) <= FAINT) continue;
    const pixel = (area.top + Math.floor(i / area.width)) * scene.frame.width + area.left + (i % area.width);
    const x = at(scene.bend.x, pixel);
    const y = at(scene.bend.y, pixel);
    heights[i] = body(x, y, i) + drape(x, y, i) + folds(x, y, i) + options.bevel * risen(at(rim, i));
  }
  return heights;
}
