import type { Scene } from '../../engine/scene.ts';
import { ridge, valley } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface FeltHatOptions extends CutOptions {
  readonly ribbon?: string;
}

const BRIM = ellipse(450, 748, 372, 118);
const CROWN =
  'M268 742C262 640 270 520 310 450C340 404 400 430 450 448C500 430 560 404 590 450C630 520 638 640 632 742C580 780 320 780 268 742Z';
const BAND = 'M264 690C320 722 580 722 636 690L636 742C580 782 320 782 264 742Z';
const DENTS =
  valley('M450 450C452 500 448 540 450 570', 40, 0.8) +
  valley('M340 470C366 520 372 560 368 610', 24, 0.5) +
  valley('M560 470C534 520 528 560 532 610', 24, 0.5) +
  ridge('M398 448C400 500 404 540 410 580', 26, 0.4);

async function draw(scene: Scene, options: FeltHatOptions) {
  const felt = clothOf(options, 'felt');
  const ribbon = { ...TRIM, fabric: 'fineRib', paint: options.ribbon ?? '#2d2c2f', angle: Math.PI / 2 } as const;
  await lyingShadow(scene, BRIM, { blur: 30, y: 40, strength: 0.38 });
  await part(scene, BRIM, { ...felt, inflate: 60, puff: 0.22, drape: 7, drapeX: 180, drapeY: 70, cast: 0, edge: 0.26 });
  await part(scene, CROWN, {
    ...felt,
    inflate: 100,
    puff: 0.7,
    cast: 0.5,
    castBlur: 18,
    castX: 12,
    castY: 14,
    folds: DENTS,
    foldBlur: 14,
    foldDepth: 50,
    edge: 0.3,
  });
  await part(scene, BAND, { ...ribbon, inflate: 20, cast: 0.3 });
  await part(
    scene,
    'M286 700C276 690 276 676 290 672C320 668 350 690 372 712C350 736 316 756 288 752C276 746 276 730 286 722Z',
    { ...ribbon, inflate: 12 },
  );
}

/** Felt hat with a wide brim and a pinched crown. */
export const feltHat: Cut<FeltHatOptions> = {
  name: 'felt-hat',
  bend: 0,
  closeUp: { x: 400, y: 640, width: 420 },
  draw,
};
