import { darker, lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, ridge, strip, topstitch, valley } from '../../kit/ink.ts';
import { both, ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ShopperOptions extends CutOptions {
  readonly metal?: string;
}

const FRONT = 'M150 500C260 512 640 512 750 500L714 950C712 974 696 986 670 988L230 988C204 986 188 974 186 950Z';
const MOUTH = 'M150 500C260 482 640 482 750 500C640 516 260 516 150 500Z';
const strap = (inset: number, rise: number) =>
  `M${306 + inset} 560C${300 + inset} 400 ${340 + inset} ${rise} 450 ${rise}C${560 - inset} ${rise} ${600 - inset} 400 ${594 - inset} 560`;
const CREASES = both(
  valley('M196 960C250 900 270 840 276 780', 18, 0.5) + ridge('M180 540C220 660 240 780 244 880', 22, 0.4),
);

async function draw(scene: Scene, options: ShopperOptions) {
  const leather = clothOf(options, 'grainedLeather');
  const { color, metal = '#b79f6a' } = options;
  await standingShadow(scene, { x: 454, y: 988, rx: 270, ry: 16, strength: 0.8 });
  await part(scene, strip(strap(14, 196), 18), {
    ...leather,
    paint: darker(color, 0.2),
    inflate: 7,
    puff: 0.8,
    cast: 0.2,
    castX: 8,
    castY: 12,
  });
  await part(scene, MOUTH, { fabric: 'suede', paint: darker(color, 0.55), inflate: 14, puff: -0.2, cast: 0 });
  await part(scene, FRONT, {
    ...leather,
    inflate: 80,
    puff: 0.46,
    drape: 3,
    drapeX: 160,
    cast: 0.12,
    folds: CREASES,
    foldBlur: 10,
    foldDepth: 26,
  });
  await part(scene, strip(strap(0, 210), 20), { ...leather, inflate: 8, puff: 0.8, cast: 0.34, castX: 6, castY: 10 });
  for (const x of [306, 594]) {
    await part(scene, roundBox(x - 18, 540, 36, 96, 8), { ...leather, inflate: 9, puff: 0.5, cast: 0.34 });
    for (const y of [562, 612]) await part(scene, ellipse(x, y, 7), { ...METAL, paint: metal });
  }
  await part(scene, strip('M520 520C540 580 560 620 566 660', 8), { ...leather, inflate: 4, puff: 0.9, cast: 0.36 });
  await part(scene, roundBox(512, 652, 120, 92, 14), {
    ...leather,
    inflate: 14,
    puff: 0.5,
    cast: 0.46,
    castBlur: 8,
    castY: 9,
  });
  const thread = { color: lighter(color, 0.42), opacity: 0.5, width: 2, dash: '8 5' };
  await ink(
    scene,
    topstitch(
      'M160 524C266 534 634 534 740 524M200 946C202 962 214 972 234 974L666 974C686 972 698 962 700 946M522 734L622 734',
      thread,
    ),
    area(ellipse(612, 664, 5), metal),
  );
}

/** Large open leather bag with thin straps and a key pouch. */
export const shopper: Cut<ShopperOptions> = {
  name: 'shopper',
  bend: 0,
  closeUp: { x: 500, y: 640, width: 420 },
  draw,
};
