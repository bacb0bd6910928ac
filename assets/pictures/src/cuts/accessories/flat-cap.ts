import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { ridge, topstitch, valley } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const CROWN =
  'M150 690C140 590 220 490 360 466C500 446 640 500 720 590C760 636 784 690 776 726C700 712 600 720 520 744C400 776 240 770 150 690Z';
const BRIM =
  'M520 744C600 716 700 706 776 722C812 736 830 764 820 784C800 796 760 790 720 786C640 780 570 792 520 806C500 800 500 764 520 744Z';
const FOLDS =
  valley('M560 560C600 620 620 680 600 726', 16, 0.5) +
  ridge('M240 560C300 600 340 660 330 740', 26, 0.4) +
  valley('M380 480C340 540 300 620 290 740', 12, 0.35) +
  valley('M200 650C260 690 340 710 420 700', 16, 0.4);

async function draw(scene: Scene, options: CutOptions) {
  const cloth = clothOf(options, 'wool');
  await lyingShadow(scene, CROWN + BRIM, { strength: 0.36 });
  await part(scene, BRIM, { ...cloth, inflate: 30, puff: 0.5, cast: 0.2, edge: 0.26 });
  await part(scene, CROWN, {
    ...cloth,
    inflate: 110,
    puff: 0.66,
    drape: 3,
    cast: 0.5,
    castBlur: 9,
    castX: 4,
    castY: 8,
    folds: FOLDS,
    foldBlur: 10,
    foldDepth: 34,
    edge: 0.28,
  });
  await part(scene, ellipse(372, 470, 13, 9), {
    ...cloth,
    paint: darker(options.color, 0.2),
    inflate: 6,
    puff: 0.9,
    cast: 0.36,
    castBlur: 4,
  });
  await ink(
    scene,
    topstitch('M524 756C604 728 700 718 772 734', { opacity: 0.3 }),
    topstitch('M158 680C250 752 400 758 516 730', { opacity: 0.2 }),
  );
}

/** Flat cap of wool. */
export const flatCap: Cut = {
  name: 'flat-cap',
  bend: 4,
  closeUp: { x: 440, y: 620, width: 420 },
  draw,
};
