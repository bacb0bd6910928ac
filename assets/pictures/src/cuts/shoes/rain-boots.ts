import { darker } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { line, ridge, valley } from '../../kit/ink.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY } from '../../kit/shoes.ts';
import { shaded, solid } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface RainBootsOptions extends CutOptions {
  readonly trim?: string;
  readonly sole?: string;
}

const LINING = 'M246 372C290 350 410 350 450 372C420 396 280 396 246 372Z';
const BOOT =
  'M242 370C296 398 400 398 454 370C456 470 452 560 470 620C512 672 600 676 656 712C700 742 712 790 706 836' +
  'L214 836C206 780 220 720 232 650C240 560 244 460 242 370Z';
const CUFF = 'M240 366C296 396 400 396 456 366L457 420C400 448 296 448 241 420Z';
const SOLE_SHAPE =
  'M210 808C360 818 560 818 710 802C716 824 714 850 700 862L428 864L420 872L222 872C208 856 206 828 210 808Z';
const TOE_GUARD = 'M600 690C664 704 712 760 708 812C672 818 620 820 580 820C570 770 574 726 600 690Z';
const LOOP = 'M222 452C200 430 200 388 226 380L246 384L246 400C226 402 226 428 246 444Z';
const CREASES =
  valley('M456 606C410 630 350 632 300 616', 10, 0.6) + ridge('M470 640C420 664 350 668 300 652', 10, 0.6);

async function drawBoot(scene: Scene, options: RainBootsOptions, light: number) {
  const { color, trim = '#e9e0cd', sole = '#d6cbb4' } = options;
  const { paint } = clothOf(options, 'wellington');
  const rubber = { ...OVERLAY, fabric: 'wellington' } as const;
  await part(scene, LINING, { fabric: 'canvas', paint: darker(trim, 0.45), inflate: 12, puff: 0.1, cast: 0 });
  await part(scene, BOOT, {
    fabric: 'wellington',
    paint: shaded(paint, light),
    inflate: 70,
    puff: 0.72,
    castBlur: 16,
    castX: 12,
    castY: 6,
    edge: 0.26,
    folds: CREASES,
    foldDepth: 16,
  });
  await part(scene, TOE_GUARD, { ...rubber, paint: shaded(solid(color), light), inflate: 30, puff: 0.3 });
  await part(scene, CUFF, { ...rubber, paint: shaded(solid(trim), light), inflate: 24, puff: 0.5 });
  await part(scene, LOOP, { ...rubber, paint: shaded(solid(color), light * 0.9), inflate: 8, puff: 0.7 });
  await part(scene, SOLE_SHAPE, {
    fabric: 'rubber',
    paint: shaded(solid(sole), light),
    inflate: 20,
    cast: 0.25,
    castX: 0,
    castY: -3,
  });
  const treads = Array.from({ length: 11 }, (_, k) =>
    line(`M${236 + k * 44} 846L${232 + k * 44} 866`, '#000', 5, 0.16),
  );
  await ink(scene, line('M214 826C360 836 560 836 708 820', '#000', 2, 0.16), ...treads);
}

async function draw(scene: Scene, options: RainBootsOptions) {
  await standingShadow(scene, { x: 560, y: 838, rx: 240, ry: 18 });
  await standingShadow(scene, { x: 412, y: 868, rx: 246, ry: 18 });
  await drawBoot(placed(scene, 'translate(92 -34)'), options, 0.9);
  await drawBoot(placed(scene, 'translate(-44 0)'), options, 1);
}

/** Pair of rubber boots. */
export const rainBoots: Cut<RainBootsOptions> = {
  name: 'rain-boots',
  bend: 0,
  closeUp: { x: 400, y: 600, width: 420 },
  draw,
};
