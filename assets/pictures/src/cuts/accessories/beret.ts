import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { ridge, valley } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const CROWN =
  'M150 640C140 540 240 440 420 420C600 404 740 470 766 570C784 640 730 690 640 716C560 738 500 760 430 790C360 812 300 800 250 760C200 724 156 700 150 640Z';
const BAND =
  'M276 756C360 760 500 720 600 676C616 690 620 712 610 730C520 780 400 820 300 806C282 794 274 774 276 756Z';
const STALK = 'M452 430C446 404 452 388 464 384C476 386 480 402 474 432Z';
const FOLDS =
  valley('M200 640C280 680 380 690 480 660C580 632 660 610 740 600', 22, 0.6) +
  ridge('M190 590C280 630 400 640 500 606C600 574 680 556 750 556', 30, 0.5) +
  valley('M464 430C430 480 360 540 280 560', 14, 0.35);

async function draw(scene: Scene, options: CutOptions) {
  const felt = clothOf(options, 'felt');
  await lyingShadow(scene, CROWN + BAND, { strength: 0.36 });
  await part(scene, BAND, { ...felt, paint: darker(options.color, 0.2), inflate: 26, puff: 0.6, cast: 0 });
  await part(scene, CROWN, {
    ...felt,
    inflate: 130,
    puff: 0.6,
    drape: 4,
    cast: 0.4,
    castBlur: 12,
    castY: 10,
    folds: FOLDS,
    foldBlur: 12,
    foldDepth: 40,
    edge: 0.26,
  });
  await part(scene, STALK, { ...felt, inflate: 9, puff: 0.9, cast: 0.36, castBlur: 5 });
}

/** Wool beret. */
export const beret: Cut = {
  name: 'beret',
  bend: 6,
  closeUp: { x: 420, y: 560, width: 420 },
  draw,
};
