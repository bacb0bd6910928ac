import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { strip } from '../../kit/ink.ts';
import { lightWall } from '../../kit/lamplight.ts';
import { ellipse } from '../../kit/paths.ts';
import { METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned } from '../../kit/turned.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface DeskLampOptions extends CutOptions {
  readonly metal?: string;
}

const FOOT = turn([
  [982, 150],
  [1000, 164],
  [1022, 168],
]);
const SHADE =
  'M566 236C594 222 626 232 642 258C690 318 716 376 724 440C690 500 560 560 486 548C462 490 470 420 500 350C516 306 540 262 566 236Z';
const MOUTH =
  'M724 440C730 480 620 560 530 560C500 560 484 552 486 546C500 500 640 420 700 426C714 428 722 432 724 440Z';

async function draw(scene: Scene, options: DeskLampOptions) {
  const enamel = clothOf(options, 'ceramic');
  const { color, metal = '#b79f6a' } = options;
  await standingShadow(scene, { x: 346, y: 1024, rx: 170, ry: 24, strength: 0.8, lean: 40 });
  lightWall(scene, { x: 640, y: 640, reach: 190, strength: 0.08 });
  await turned(scene, FOOT, { ...enamel, x: 340, rim: 26, foot: 26 });
  await part(scene, ellipse(340, 984, 146, 26), { ...enamel, inflate: 30, puff: 0.3, cast: 0 });
  const rod = { ...METAL, paint: metal, inflate: 8, cast: 0.26, castBlur: 10, castX: 12, castY: 10 };
  await part(scene, strip('M340 984L250 640', 20), rod);
  await part(scene, strip('M250 640L560 330', 20), rod);
  for (const [x, y, r] of [
    [340, 972, 26],
    [250, 640, 34],
    [548, 342, 30],
  ] as const) {
    await part(scene, ellipse(x, y, r), { ...enamel, inflate: 16, puff: 0.8, cast: 0.4, castBlur: 8 });
    await part(scene, ellipse(x, y, r * 0.4), { ...METAL, paint: metal });
  }
  await part(scene, SHADE, {
    ...enamel,
    inflate: 90,
    puff: 0.66,
    cast: 0.3,
    castBlur: 16,
    castX: 8,
    castY: 16,
    edge: 0.28,
  });
  await part(scene, MOUTH, {
    fabric: 'paper',
    paint: lighter(color, 0.8),
    inflate: 24,
    puff: -0.3,
    cast: 0,
    edge: 0.3,
    glow: () => 0.4,
  });
}

/** Jointed desk lamp with a metal shade. */
export const deskLamp: Cut<DeskLampOptions> = {
  name: 'desk-lamp',
  bend: 0,
  closeUp: { x: 560, y: 420, width: 420 },
  draw,
};
