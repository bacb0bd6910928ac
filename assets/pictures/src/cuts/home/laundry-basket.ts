import { darker } from '../../engine/color.ts';
import { clamp } from '../../engine/numbers.ts';
import type { Scene } from '../../engine/scene.ts';
import { strip } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { part, TRIM } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turnedHeight } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

const BODY = turn([
  [430, 226],
  [700, 236],
  [960, 220],
  [1010, 206],
]);
const LID = turn([
  [330, 60],
  [350, 150],
  [386, 222],
  [430, 240],
]);
const LOOP = 'M420 330C410 286 430 262 450 262C470 262 490 286 480 330';

const wrapped =
  (radius: (y: number) => number) =>
  (x: number, y: number): readonly [number, number] => {
    const t = clamp((x - 450) / radius(y), -1, 1);
    return [Math.asin(t) * 230, y - 44 * Math.sqrt(1 - t * t)];
  };

async function draw(scene: Scene, { color, fabric = 'wicker' }: CutOptions) {
  const grass = paintOf({ color, pattern: { kind: 'melange', ink: darker(color, 0.3), seed: 7 } });
  await standingShadow(scene, { x: 458, y: 1014, rx: 206, ry: 30, strength: 0.8, lean: 36 });
  const woven = { fabric, paint: grass, maxSlope: 1.3, edge: 0.24 } as const;
  await part(scene, BODY.outline({ rim: 44, foot: 44 }), {
    ...woven,
    heightAt: turnedHeight(BODY.radius, 0.55),
    uvAt: wrapped(BODY.radius),
    cast: 0,
  });
  await part(scene, LID.outline({ rim: 12, foot: 50 }), {
    ...woven,
    heightAt: turnedHeight(LID.radius, 0.6),
    uvAt: wrapped(LID.radius),
    cast: 0.46,
    castBlur: 10,
    castY: 12,
  });
  await part(scene, strip('M212 434C260 492 640 492 688 434', 22), {
    fabric: 'rope',
    paint: grass,
    uvAt: (x, y) => [y, x * 0.9],
    inflate: 10,
    puff: 0.9,
    cast: 0.3,
    castBlur: 6,
    castY: 6,
  });
  await part(scene, strip(LOOP, 18), { ...TRIM, fabric: 'smoothLeather', paint: '#6a4730', inflate: 8, puff: 0.8 });
  for (const x of [206, 694])
    await part(scene, ellipse(x, 590, 20, 48), { ...TRIM, fabric: 'smoothLeather', paint: '#6a4730', inflate: 8 });
}

/** Tall basket with a lid. */
export const laundryBasket: Cut = {
  name: 'laundry-basket',
  bend: 0,
  closeUp: { x: 400, y: 560, width: 420 },
  draw,
};
