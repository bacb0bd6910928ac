import type { Scene } from '../../engine/scene.ts';
import { glowAt, lightWall } from '../../kit/lamplight.ts';
import { ellipse } from '../../kit/paths.ts';
import { part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned } from '../../kit/turned.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const SHADE = turn([
  [370, 30],
  [384, 110],
  [430, 206],
  [500, 272],
  [570, 300],
  [610, 300],
]);
const STEM = turn([
  [600, 40],
  [800, 42],
  [900, 56],
  [960, 92],
]);
const FOOT = turn([
  [950, 130],
  [972, 160],
  [1006, 166],
]);

async function draw(scene: Scene, options: CutOptions) {
  const enamel = clothOf(options, 'ceramic');
  await standingShadow(scene, { x: 456, y: 1008, rx: 168, ry: 24, strength: 0.8, lean: 40 });
  lightWall(scene, { x: 450, y: 660, reach: 210, strength: 0.09 });
  const lit = glowAt({ x: 450, y: 620, reach: 150, strength: 0.14 });
  await turned(scene, FOOT, { ...enamel, rim: 20, foot: 26 });
  await turned(scene, STEM, { ...enamel, rim: 8, foot: 16, glow: lit });
  await part(scene, ellipse(450, 606, 292, 46), {
    fabric: 'paper',
    paint: '#f1e6cf',
    inflate: 24,
    puff: -0.2,
    cast: 0.2,
    castBlur: 18,
    castY: 20,
    edge: 0.2,
    glow: () => 0.3,
  });
  await turned(scene, SHADE, { ...enamel, rim: 6, foot: 34, roundness: 0.66 });
}

/** Table lamp with a rounded shade on a slim foot. */
export const mushroomLamp: Cut = {
  name: 'mushroom-lamp',
  bend: 0,
  closeUp: { x: 420, y: 540, width: 420 },
  draw,
};
