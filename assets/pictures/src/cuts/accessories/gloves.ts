import { placed, type Scene } from '../../engine/scene.ts';
import { area, line, valley } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface GlovesOptions extends CutOptions {
  readonly cuff?: string;
}

const finger = (path: string, width: number) => line(path, '#fff', width, 1);
const HAND =
  area('M-96 40C-104 -40 -104 -100 -92 -160L92 -160C104 -100 104 -40 92 40L84 190L-84 190Z') +
  finger('M-66 -140L-80 -286', 54) +
  finger('M-18 -150L-22 -340', 55) +
  finger('M32 -150L38 -322', 54) +
  finger('M74 -130L92 -246', 48) +
  finger('M-66 60C-120 30 -152 -20 -164 -84', 58);
const WRIST = 'M-94 170C-40 158 40 158 94 170C90 230 92 290 98 336C40 350 -40 350 -98 336C-92 290 -90 230 -94 170Z';
const GAPS =
  valley('M-46 -150L-50 -262', 9) +
  valley('M8 -152L8 -280', 9) +
  valley('M56 -146L64 -236', 9) +
  valley('M-92 -26C-84 20 -70 56 -50 84', 10, 0.7);

async function drawGlove(scene: Scene, options: GlovesOptions, angle: number) {
  const cloth = clothOf(options, 'fineKnit');
  await lyingShadow(scene, HAND, { blur: 22, y: 24, strength: 0.34 });
  await lyingShadow(scene, WRIST, { blur: 22, y: 24 });
  await part(scene, HAND, {
    ...cloth,
    angle,
    inflate: 26,
    puff: 0.9,
    cast: 0,
    drape: 2,
    drapeX: 60,
    drapeY: 60,
    folds: GAPS,
    foldBlur: 4,
    foldDepth: 30,
  });
  const paint = options.cuff ? paintOf({ color: options.cuff }) : cloth.paint;
  await part(scene, WRIST, {
    fabric: 'ribKnit',
    paint,
    angle,
    inflate: 30,
    puff: 0.75,
    cast: 0.35,
    castBlur: 6,
    castX: 1,
    castY: -4,
  });
}

async function draw(scene: Scene, options: GlovesOptions) {
  await drawGlove(placed(scene, 'translate(278 640) rotate(-9)'), options, 0.157);
  await drawGlove(placed(scene, 'translate(622 640) rotate(9) scale(-1 1)'), options, -0.157);
}

/** Pair of knitted gloves. */
export const gloves: Cut<GlovesOptions> = {
  name: 'gloves',
  bend: 4,
  closeUp: { x: 320, y: 640, width: 380 },
  draw,
};
