import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, strip } from '../../kit/ink.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface TeapotOptions extends CutOptions {
  readonly handle?: string;
}

const X = 470;
const BODY = turn([
  [560, 96],
  [590, 160],
  [660, 232],
  [750, 254],
  [840, 226],
  [900, 160],
  [922, 140],
]);
const LID = turn([
  [500, 34],
  [516, 70],
  [540, 98],
  [566, 108],
]);
const KNOB = turn([
  [440, 14],
  [450, 28],
  [474, 34],
  [496, 22],
  [508, 26],
]);
const SPOUT =
  'M262 700C220 690 190 650 176 600C172 584 150 566 136 560C148 544 176 540 196 552C230 590 262 620 292 636C300 680 290 720 262 700Z';
const HANDLE = 'M300 610C280 420 360 300 470 300C580 300 660 420 640 610';

async function draw(scene: Scene, options: TeapotOptions) {
  const { fabric } = clothOf(options, 'stoneware');
  const paint = paintOf({
    color: options.color,
    pattern: { kind: 'speckle', ink: darker(options.color, 0.45), seed: 6 },
  });
  const clay = { fabric, paint };
  const handle = options.handle ?? '#a07c50';
  await standingShadow(scene, { x: X + 6, y: 928, rx: 160, ry: 22, strength: 0.8, lean: 44 });
  await part(scene, SPOUT, { ...clay, inflate: 40, puff: 0.8, cast: 0.1 });
  await part(scene, strip(HANDLE, 24), {
    fabric: 'wood',
    paint: paintOf({ color: handle, pattern: { kind: 'wood', ink: darker(handle, 0.3), seed: 3 } }),
    inflate: 11,
    puff: 0.9,
    cast: 0.2,
    castBlur: 14,
    castX: 14,
    castY: 14,
  });
  await turned(scene, BODY, { ...clay, x: X, rim: 18, foot: 24 });
  await turned(scene, LID, { ...clay, x: X, rim: 8, foot: 20, cast: 0.3, castBlur: 6, castY: 6 });
  await turned(scene, KNOB, { ...clay, x: X, rim: 4, foot: 6 });
  for (const x of [302, 638])
    await part(scene, strip(`M${x - 6} 566L${x + 6} 626`, 32, 'butt'), {
      fabric: 'rope',
      paint: darker(handle, 0.25),
      inflate: 10,
      puff: 0.8,
      cast: 0.3,
      castBlur: 5,
    });
  await ink(scene, line(`M${X - 110} 566C${X - 60} 590 ${X + 60} 590 ${X + 110} 566`, '#000', 3, 0.24));
}

/** Round teapot with a bamboo handle. */
export const teapot: Cut<TeapotOptions> = {
  name: 'teapot',
  bend: 0,
  closeUp: { x: 430, y: 640, width: 420 },
  draw,
};
