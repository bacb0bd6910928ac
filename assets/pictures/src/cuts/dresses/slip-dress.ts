import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, crease, fanFolds, hangingFolds } from '../../kit/folds.ts';
import { area, line, neckLabel, seam, strip, topstitch } from '../../kit/ink.ts';
import { both, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const FRONT = symmetric(
  'M450 330C428 300 398 262 364 232C350 262 332 286 310 304C318 380 332 440 328 500C316 600 290 700 276 800C262 900 248 980 236 1064C300 1092 380 1100 450 1100',
);
const BACK = symmetric('M450 310C400 306 350 300 318 306L312 326L450 400');
const STRAP = 'M364 236C360 196 366 160 382 128';
/** From behind the edge runs straight, and the straps come down to it. */
const BEHIND = symmetric(
  'M450 336C400 334 348 322 314 318C322 384 332 440 328 500C316 600 290 700 276 800C262 900 248 980 236 1064C300 1092 380 1100 450 1100',
);
const STRAP_BEHIND = 'M382 128C376 190 374 250 376 332';
const BACK_STRAP = 'M382 128C396 180 384 250 372 306';

const sideFolds = (random: Random) =>
  fanFolds(random, [318, 312], { angle: 34, spread: 60, count: 3, reach: 140, width: 14, lift: 0.5 }) +
  crease([366, 246], [410, 400], { bend: 14, width: 20, lift: 0.6 }) +
  crease([342, 480], [440, 660], { bend: 24, width: 34, lift: 0.5 }) +
  crease([330, 560], [400, 820], { bend: 30, width: 36, lift: 0.5 });

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'satin');
  const strap = { ...BAND, ...cloth, inflate: 4, puff: 0.9, cast: 0.3, castBlur: 4 };
  await clothesShadow(scene, FRONT);
  await piece(scene, both(strip(BACK_STRAP, 7)), { ...strap, paint: shaded(cloth.paint, 0.7) });
  await piece(scene, BACK, { ...cloth, paint: shaded(cloth.paint, 0.56), inflate: 30, puff: 0.2, cast: 0.1 });
  await ink(scene, neckLabel(318));
  const folds =
    bothSides(() => sideFolds(random)) +
    hangingFolds(random, { x0: 250, x1: 650, top: 620, bottom: 1096, count: 8, width: 30, lift: 0.85, flare: 0.3 });
  await piece(scene, FRONT, {
    ...cloth,
    ...BODY,
    inflate: 92,
    drape: 7,
    drapeX: 60,
    drapeY: 240,
    folds,
    foldBlur: 8,
    foldDepth: 58,
  });
  await piece(scene, both(strip(STRAP, 8)), strap);
  await ink(
    scene,
    both(line('M364 236C400 268 430 304 450 334M364 236C350 264 334 288 312 308', '#000', 2, 0.2)),
    both(line('M240 1052C304 1080 380 1088 450 1088', '#000', 1.4, 0.2)),
  );
}

async function drawBehind(scene: Scene, options: CutOptions) {
  const cloth = clothOf(options, 'satin');
  await piece(scene, both(strip(STRAP_BEHIND, 8)), {
    ...BAND,
    ...cloth,
    inflate: 4,
    puff: 0.9,
    cast: 0.3,
    castBlur: 4,
  });
  await ink(
    scene,
    both(topstitch('M318 332C350 336 400 348 450 350', { opacity: 0.24 })),
    seam('M450 360C452 560 450 800 450 1094', 0.8),
  );
}

/** Satin dress with thin straps, cut on the bias. */
export const slipDress: Cut = {
  name: 'slip-dress',
  bend: 11,
  closeUp: { x: 440, y: 400, width: 400 },
  draw,
  behind: { body: area(BEHIND), draw: drawBehind },
};
