import { darker } from '../../engine/color.ts';
import { clamp } from '../../engine/numbers.ts';
import type { Scene } from '../../engine/scene.ts';
import { ellipse } from '../../kit/paths.ts';
import { part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turnedHeight } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

const BODY = turn([
  [470, 210],
  [540, 290],
  [640, 330],
  [740, 336],
  [840, 310],
  [910, 250],
]);

/** Thick knitted columns that run together at the top. */
function columns(x: number, y: number): readonly [number, number] {
  const t = clamp((x - 450) / BODY.radius(y), -1, 1);
  return [Math.asin(t) * 300, y * 1.1 - 60 * Math.sqrt(1 - t * t)];
}
function around(x: number, y: number): readonly [number, number] {
  return [Math.atan2((y - 470) * 3.4, x - 450) * 300, Math.hypot((y - 470) * 3.4, x - 450)];
}

async function draw(scene: Scene, { color, fabric = 'giantKnit' }: CutOptions) {
  const yarn = paintOf({ color, pattern: { kind: 'melange', ink: darker(color, 0.14), seed: 4 } });
  await standingShadow(scene, { x: 460, y: 910, rx: 270, ry: 40, strength: 0.8, lean: 36 });
  await part(scene, BODY.outline({ rim: 62, foot: 54 }), {
    fabric,
    paint: yarn,
    heightAt: turnedHeight(BODY.radius, 0.6),
    uvAt: columns,
    maxSlope: 1.4,
    cast: 0,
    edge: 0.26,
  });
  await part(scene, ellipse(450, 474, 222, 66), {
    fabric,
    paint: yarn,
    uvAt: around,
    inflate: 60,
    puff: 0.5,
    cast: 0,
    edge: 0.12,
    bevel: 3,
  });
}

/** Round knitted pouf. */
export const pouf: Cut = {
  name: 'pouf',
  bend: 3,
  closeUp: { x: 380, y: 680, width: 420 },
  draw,
};
