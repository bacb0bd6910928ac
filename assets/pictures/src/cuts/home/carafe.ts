import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { glassBack, glassFront } from '../../kit/glassware.ts';
import { ellipse } from '../../kit/paths.ts';
import { part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

const BODY = turn([
  [280, 66],
  [320, 60],
  [460, 58],
  [560, 92],
  [680, 158],
  [820, 180],
  [930, 170],
  [968, 146],
]);
const WATER = turn([
  [640, 134],
  [720, 164],
  [820, 172],
  [926, 162],
  [958, 140],
]);
const CORK = turn([
  [206, 58],
  [214, 64],
  [290, 54],
]);

async function draw(scene: Scene, { color }: CutOptions) {
  const glass = { color, rim: 15, foot: 28, depth: 0.26 };
  await standingShadow(scene, { x: 460, y: 972, rx: 156, ry: 24, strength: 0.5, lean: 44 });
  await glassBack(scene, BODY, glass);
  await turned(scene, WATER, {
    fabric: 'glass',
    paint: color,
    rim: 22,
    foot: 26,
    opacity: (facing, shine) => 0.24 + 0.2 * (1 - facing) + shine * 0.3,
  });
  await part(scene, ellipse(450, 640, 134, 22), {
    fabric: 'glass',
    paint: '#ffffff',
    inflate: 8,
    puff: -0.2,
    cast: 0,
    opacity: 0.3,
  });
  await glassFront(scene, BODY, glass);
  const cork = paintOf({
    color: '#b08d62',
    pattern: { kind: 'speckle', ink: darker('#b08d62', 0.5), seed: 4, density: 0.7 },
  });
  await turned(scene, CORK, { fabric: 'terracotta', paint: cork, rim: 14, foot: 12 });
  await part(scene, ellipse(450, 206, 58, 13), {
    fabric: 'terracotta',
    paint: cork,
    inflate: 6,
    puff: 0.3,
    cast: 0,
    edge: 0.1,
  });
}

/** Glass carafe with a cork stopper. */
export const carafe: Cut = {
  name: 'carafe',
  bend: 0,
  closeUp: { x: 450, y: 620, width: 420 },
  draw,
};
