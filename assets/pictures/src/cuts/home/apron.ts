import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, ridge, strip, topstitch, valley } from '../../kit/ink.ts';
import { both, ellipse } from '../../kit/paths.ts';
import { ink, part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const BODY =
  'M330 330C390 338 510 338 570 330C578 420 620 500 700 528C712 720 716 900 722 1040C640 1058 260 1058 178 1040C184 900 188 720 200 528C280 500 322 420 330 330Z';
const POCKET = 'M294 700L606 700L610 880C610 900 600 910 580 910L320 910C300 910 290 900 290 880Z';
const TIES = [
  'M206 548C140 580 130 680 150 780C158 820 150 850 140 880',
  'M694 548C760 580 770 680 750 770C742 820 752 850 764 876',
];
const FOLDS =
  both(
    valley('M340 430C330 600 280 800 262 1040', 16, 0.5) +
      ridge('M370 440C366 620 330 820 318 1044', 18, 0.5) +
      valley('M216 560C230 700 220 860 214 1036', 14, 0.45),
  ) +
  valley('M470 930C476 970 468 1010 474 1046', 12, 0.5) +
  ridge('M430 930C426 970 436 1010 430 1046', 14, 0.5);

async function draw(scene: Scene, options: CutOptions) {
  const cloth = clothOf(options, 'linen');
  await lyingShadow(scene, BODY, { x: 12, y: 30, strength: 0.32 });
  const strap = { ...cloth, inflate: 8, puff: 0.6, cast: 0.28, castBlur: 8, castX: 6, castY: 9 };
  await part(scene, strip('M346 346C316 240 380 160 450 160C520 160 584 240 554 346', 24, 'butt'), strap);
  for (const tie of TIES) await part(scene, strip(tie, 20), strap);
  await part(scene, BODY, {
    ...cloth,
    inflate: 70,
    puff: 0.42,
    drape: 5,
    drapeX: 90,
    drapeY: 200,
    patternShift: 4,
    cast: 0.12,
    edge: 0.25,
    folds: FOLDS,
    foldBlur: 10,
    foldDepth: 30,
  });
  await part(scene, 'M328 326C390 334 510 334 572 326L578 372C510 382 390 382 322 372Z', {
    ...TRIM,
    ...cloth,
    inflate: 12,
    cast: 0.22,
  });
  await part(scene, POCKET, {
    ...cloth,
    inflate: 22,
    puff: 0.4,
    drape: 2,
    cast: 0.36,
    castBlur: 6,
    castX: 2,
    castY: 5,
    edge: 0.26,
  });
  const thread = { color: lighter(options.color, 0.45), opacity: 0.5, width: 1.8, dash: '7 4.5' };
  await ink(
    scene,
    topstitch(
      'M302 724L598 724M450 724L450 900M300 708L298 880C298 894 304 900 322 900L578 900C596 900 602 894 602 880L600 708M326 362C390 372 510 372 574 362M190 1024C264 1040 636 1040 710 1024',
      thread,
    ),
    [352, 548].map((x) => area(ellipse(x, 350, 8), '#b79f6a') + area(ellipse(x - 2, 348, 3), '#fff', 0.7)).join(''),
  );
}

/** Apron with a neck loop, ties and a pocket. */
export const apron: Cut = {
  name: 'apron',
  bend: 5,
  closeUp: { x: 420, y: 640, width: 420 },
  draw,
};
