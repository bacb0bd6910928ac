import { placed, type Scene } from '../../engine/scene.ts';
import { strip } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface KidsMittensOptions extends CutOptions {
  readonly cuff?: string;
}

const HAND =
  'M-110 150C-128 40 -132 -120 -96 -210C-64 -280 64 -280 98 -210C132 -120 128 40 112 150C40 170 -40 170 -110 150Z';
const THUMB = 'M-100 110C-150 90 -206 20 -208 -40C-206 -86 -150 -96 -124 -54C-104 -20 -90 40 -76 110Z';
const CUFF =
  'M-122 140C-50 164 50 164 124 140C132 200 132 260 124 316C50 340 -50 340 -122 316C-132 260 -132 200 -122 140Z';
const CORD = 'M300 880C300 1010 340 1080 450 1080C560 1080 600 1010 600 880';

async function drawMitten(scene: Scene, options: KidsMittensOptions) {
  const wool = clothOf(options, 'chunkyKnit');
  const rib = { fabric: 'ribKnit', paint: paintOf({ color: options.cuff ?? options.color }) } as const;
  await lyingShadow(scene, HAND, { blur: 22, y: 24, strength: 0.34 });
  await part(scene, THUMB, { ...wool, angle: 0.5, inflate: 44, puff: 0.7, cast: 0.2 });
  await part(scene, HAND, { ...wool, inflate: 80, puff: 0.66, cast: 0.34, castBlur: 8, drape: 3 });
  await part(scene, CUFF, { ...rib, inflate: 44, puff: 0.66, cast: 0.3, castY: -4, castBlur: 6 });
}

async function draw(scene: Scene, options: KidsMittensOptions) {
  await part(scene, strip(CORD, 16), {
    fabric: 'rope',
    paint: options.cuff ?? options.color,
    inflate: 7,
    puff: 0.9,
    cast: 0.4,
    castBlur: 8,
    castX: 5,
    castY: 8,
  });
  await drawMitten(placed(scene, 'translate(290 590) rotate(-8)'), options);
  await drawMitten(placed(scene, 'translate(610 590) rotate(8) scale(-1 1)'), options);
}

/** Child's mittens that hang on a cord. */
export const kidsMittens: Cut<KidsMittensOptions> = {
  name: 'kids-mittens',
  bend: 5,
  closeUp: { x: 330, y: 640, width: 400 },
  draw,
};
