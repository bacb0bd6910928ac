import type { Scene } from '../../engine/scene.ts';
import { crease } from '../../kit/folds.ts';
import { valley } from '../../kit/ink.ts';
import { flip } from '../../kit/paths.ts';
import { METAL, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const BAND = 'M160 626C300 604 600 604 740 626L738 668C600 650 300 650 162 668Z';
const REAR = 'M440 640C380 590 300 560 214 548C198 600 198 690 214 752C300 738 380 706 440 664Z';
const FRONT = 'M446 642C390 574 290 530 176 520C150 588 150 716 176 786C290 774 390 730 446 664Z';
const KNOT =
  'M414 596C436 586 464 586 486 596C496 630 496 676 486 712C464 722 436 722 414 712C404 676 404 630 414 596Z';
const LOOP_FOLDS =
  crease([440, 640], [220, 600], { bend: 14, width: 26, lift: 0.7 }) +
  crease([440, 656], [230, 700], { bend: -10, width: 22, lift: 0.6 }) +
  crease([440, 648], [300, 652], { width: 16, lift: 0.6 });

async function draw(scene: Scene, options: CutOptions) {
  const cloth = clothOf(options, 'velvet');
  await lyingShadow(scene, BAND + FRONT, { blur: 26, y: 26, strength: 0.36 });
  await part(scene, BAND, { fabric: 'satin', paint: shaded(cloth.paint, 0.86), inflate: 14, puff: 0.5, cast: 0.2 });
  await part(scene, 'M700 612L744 616L744 676L700 672Z', { ...METAL, paint: '#a8a59c' });
  for (const mirrored of [false, true]) {
    const side = (path: string) => {
      const svg = `<path d="${path}" fill="#fff"/>`;
      return mirrored ? flip(svg) : svg;
    };
    const folds = mirrored ? flip(LOOP_FOLDS) : LOOP_FOLDS;
    await part(scene, side(REAR), {
      ...cloth,
      paint: shaded(cloth.paint, 0.8),
      inflate: 30,
      puff: 0.6,
      cast: 0.3,
      castBlur: 8,
    });
    await part(scene, side(FRONT), {
      ...cloth,
      inflate: 50,
      puff: 0.6,
      cast: 0.4,
      castBlur: 10,
      castY: 9,
      folds,
      foldBlur: 8,
      foldDepth: 36,
    });
  }
  const wrapped =
    valley('M438 600C434 640 434 680 438 708', 9, 0.6) + valley('M464 600C468 640 468 680 464 708', 9, 0.6);
  await part(scene, KNOT, {
    ...cloth,
    inflate: 36,
    puff: 0.7,
    cast: 0.5,
    castBlur: 9,
    castY: 9,
    folds: wrapped,
    foldBlur: 4,
    foldDepth: 18,
  });
}

/** Ready-tied bow of velvet. */
export const bowTie: Cut = {
  name: 'bow-tie',
  bend: 3,
  closeUp: { x: 450, y: 650, width: 400 },
  draw,
};
