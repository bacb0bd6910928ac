import { darker, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface StackingRingsOptions extends CutOptions {
  /** Colours of the rings above the lowest one. */
  readonly rings?: readonly string[];
}

const BASE = 980;
const HEIGHT = 104;

/** A ring with round sides. */
const ringOf = (bottom: number, radius: number) => {
  const top = bottom - HEIGHT;
  return turn([
    [top, radius - 34],
    [top + 12, radius - 12],
    [top + 34, radius],
    [bottom - 34, radius],
    [bottom - 12, radius - 12],
    [bottom, radius - 34],
  ]);
};

const beech = (color: string, seed: number) =>
  paintOf({ color, pattern: { kind: 'wood', ink: darker(color, 0.14), seed } });

async function draw(scene: Scene, options: StackingRingsOptions) {
  const { color, rings = ['#a8742f', '#d2c8b6', '#7488a0', '#8b947f'] } = options;
  const wood = '#c9a97c';
  await standingShadow(scene, { x: 458, y: BASE + 8, rx: 240, ry: 30, strength: 0.8, lean: 40 });
  const foot = turn([
    [BASE - 34, 240],
    [BASE - 10, 246],
    [BASE + 4, 236],
  ]);
  await turned(scene, foot, { fabric: 'wood', paint: beech(wood, 3), rim: 40, foot: 40 });
  for (const [k, paint] of [color, ...rings].entries()) {
    const bottom = BASE - 30 - k * (HEIGHT + 2);
    await turned(scene, ringOf(bottom, 214 - k * 26), {
      fabric: 'wood',
      paint: beech(paint, k + 4),
      rim: (180 - k * 26) * 0.17,
      foot: (180 - k * 26) * 0.17,
      cast: 0.3,
      castBlur: 10,
      castY: 10,
    });
  }
  const top = BASE - 30 - (rings.length + 1) * (HEIGHT + 2);
  const knob = turn([
    [top - 92, 10],
    [top - 84, 30],
    [top - 50, 54],
    [top - 10, 38],
    [top + 6, 24],
  ]);
  await turned(scene, knob, {
    fabric: 'wood',
    paint: beech(mixHex(color, wood, 0.8), 11),
    rim: 4,
    foot: 8,
    cast: 0.3,
    castBlur: 8,
    castY: 8,
  });
}

/** Tower of coloured wooden rings. */
export const stackingRings: Cut<StackingRingsOptions> = {
  name: 'stacking-rings',
  bend: 0,
  closeUp: { x: 440, y: 720, width: 420 },
  draw,
};
