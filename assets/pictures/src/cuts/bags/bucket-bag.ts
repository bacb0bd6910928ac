import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, ridge, strip, topstitch, valley } from '../../kit/ink.ts';
import { both, ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BucketBagOptions extends CutOptions {
  readonly metal?: string;
}

const STRAP = 'M262 560C190 400 250 190 450 184C650 190 710 400 638 560';
const BODY =
  'M250 540C300 556 400 560 450 556C520 560 600 556 650 540C668 660 690 820 686 950C684 976 668 988 640 990L260 990C232 988 216 976 214 950C210 820 232 660 250 540Z';
const MOUTH =
  'M250 540C280 516 360 506 450 506C540 506 620 516 650 540C600 560 520 566 450 562C380 566 300 560 250 540Z';
const BASE =
  'M214 900C300 924 600 924 686 900C688 930 690 950 686 962C682 982 668 990 640 990L260 990C232 990 218 982 214 962C210 950 212 930 214 900Z';
const CORD = 'M256 618C330 640 570 640 644 618';
const TAILS = 'M430 634C420 680 400 720 404 760M470 634C486 674 500 700 496 736';
const PLEATS = both(
  valley('M300 548C306 640 290 740 270 820', 16, 0.7) +
    ridge('M340 556C344 640 336 740 320 830', 18, 0.6) +
    valley('M380 560C384 640 378 720 372 800', 16, 0.6) +
    ridge('M420 562C422 640 420 700 416 770', 16, 0.5),
);

async function draw(scene: Scene, options: BucketBagOptions) {
  const leather = clothOf(options, 'smoothLeather');
  const { color, metal = '#b79f6a' } = options;
  await standingShadow(scene, { x: 456, y: 988, rx: 240, ry: 18, strength: 0.8 });
  await part(scene, strip(STRAP, 24), { ...leather, inflate: 9, puff: 0.8, cast: 0.28, castX: 8, castY: 12 });
  await part(scene, MOUTH, { fabric: 'suede', paint: '#3d2c20', inflate: 20, puff: -0.2, cast: 0 });
  await part(scene, BODY, {
    ...leather,
    inflate: 110,
    puff: 0.6,
    drape: 3,
    cast: 0.16,
    folds: PLEATS,
    foldBlur: 9,
    foldDepth: 44,
    edge: 0.28,
  });
  await part(scene, BASE, { ...leather, inflate: 40, puff: 0.4, cast: 0.24 });
  for (let k = 0; k < 8; k++) {
    const x = 284 + k * 47.4;
    const y = 628 + 10 * Math.sin(((k + 0.5) / 8) * Math.PI);
    await part(scene, area(ellipse(x, y, 13) + ellipse(x, y, 7)), { ...METAL, paint: metal });
  }
  const cord = { ...leather, inflate: 6, puff: 0.9, cast: 0.4, castBlur: 5, castY: 5 };
  await part(scene, strip(CORD, 12), cord);
  await part(scene, strip(TAILS, 12), cord);
  for (const [x, y] of [
    [404, 760],
    [496, 736],
  ] as const)
    await part(scene, roundBox(x - 13, y - 6, 26, 46, 10), { ...leather, inflate: 10, puff: 0.7, cast: 0.4 });
  for (const x of [262, 638]) {
    await part(scene, roundBox(x - 22, 536, 44, 62, 10), { ...leather, inflate: 10, puff: 0.5, cast: 0.36 });
    await part(scene, ellipse(x, 572, 9), { ...METAL, paint: metal });
  }
  await ink(
    scene,
    topstitch('M220 914C302 938 598 938 680 914', { color: lighter(color, 0.45), opacity: 0.5, width: 2, dash: '8 5' }),
  );
}

/** Bucket bag that a cord draws together, with a long strap. */
export const bucketBag: Cut<BucketBagOptions> = {
  name: 'bucket-bag',
  bend: 0,
  closeUp: { x: 440, y: 660, width: 420 },
  draw,
};
