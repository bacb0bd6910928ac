import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, fanFolds, gathers } from '../../kit/folds.ts';
import { strip, topstitch } from '../../kit/ink.ts';
import { both, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const TOP = symmetric('M450 452C390 440 310 436 226 452C220 500 224 540 236 572C310 590 396 590 450 574');
const STRAP = 'M312 456C308 400 322 334 352 296';
const BACK_STRAP = 'M352 296C372 342 370 400 362 458';
/** Seen from behind it ends at the far side of the top. */
const STRAP_BEHIND = 'M352 296C366 344 362 400 354 446';
const BRIEFS = symmetric(
  'M450 700C370 700 300 694 248 684C240 740 240 790 246 830C320 842 384 900 412 976C424 984 438 986 450 986',
);
const BRIEFS_BACK = symmetric('M450 686C370 686 300 680 248 684L252 706L450 716');

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'lycra');
  for (const outline of [TOP, BRIEFS]) await lyingShadow(scene, outline, { blur: 24, y: 24 });
  const strap = { ...BAND, ...cloth, inflate: 5, puff: 0.8 };
  await piece(scene, both(strip(BACK_STRAP, 11)), { ...strap, paint: shaded(cloth.paint, 0.68) });
  await piece(scene, both(strip(STRAP, 12)), strap);
  const folds =
    gathers(random, { x0: 424, x1: 476, y: 470, length: 90, count: 6, width: 9, lift: 0.9 }) +
    bothSides(() =>
      fanFolds(random, [446, 512], { angle: 186, spread: 70, count: 5, reach: 160, width: 13, lift: 0.5 }),
    );
  await piece(scene, TOP, {
    ...cloth,
    inflate: 60,
    puff: 0.62,
    drape: 2,
    cast: 0.1,
    folds,
    foldBlur: 5,
    foldDepth: 36,
  });
  await piece(
    scene,
    'M434 448C444 444 456 444 466 448C470 490 470 540 466 580C456 584 444 584 434 580C430 540 430 490 434 448Z',
    { ...BAND, ...cloth, inflate: 12, puff: 0.8 },
  );
  await piece(scene, BRIEFS_BACK, { ...cloth, paint: shaded(cloth.paint, 0.6), inflate: 16, puff: 0.2, cast: 0 });
  const creases = bothSides(() =>
    fanFolds(random, [410, 950], { angle: 244, spread: 60, count: 4, reach: 150, width: 13, lift: 0.5 }),
  );
  await piece(scene, BRIEFS, { ...cloth, inflate: 64, puff: 0.6, drape: 2, cast: 0.14, folds: creases, foldDepth: 34 });
  await ink(
    scene,
    both(
      topstitch('M250 712C310 722 380 728 450 728', { opacity: 0.24 }) +
        topstitch('M256 840C324 852 382 908 408 976', { opacity: 0.24 }),
    ),
  );
}

/** The straps come down to the band, which a clasp closes. */
async function drawBehind(scene: Scene, options: CutOptions) {
  const cloth = clothOf(options, 'lycra');
  await piece(scene, both(strip(STRAP_BEHIND, 12)), { ...BAND, ...cloth, inflate: 5, puff: 0.8 });
  await piece(scene, roundedBox(436, 478, 28, 70, 5), { ...BAND, ...cloth, inflate: 10, puff: 0.6, cast: 0.3 });
  await ink(
    scene,
    both(topstitch('M250 712C310 722 380 728 450 728M256 840C324 852 382 908 408 976', { opacity: 0.24 })),
  );
}

/** Bikini: a gathered top with straps and high-waisted briefs. */
export const bikini: Cut = {
  name: 'bikini',
  bend: 7,
  closeUp: { x: 420, y: 540, width: 380 },
  draw,
  behind: { draw: drawBehind },
};
