import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, fanFolds, gathers, hangingFolds } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { insideWaist, LEGS } from '../../kit/legs.ts';
import { both, symmetric } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { cord } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ShortsOptions extends CutOptions {
  readonly cords?: string;
}

const OUTLINE = symmetric(
  'M450 316C390 316 330 314 276 308C262 370 244 450 234 540C226 640 212 740 202 836C266 860 350 868 426 860C432 784 438 690 450 596',
);
const WAISTBAND = symmetric('M450 316C390 316 330 314 276 308C270 330 266 348 264 362C330 372 390 376 450 376');

const legFolds = (random: Random) =>
  gathers(random, { x0: 286, x1: 446, y: 366, length: 90, count: 9, width: 9, lift: 0.7 }) +
  fanFolds(random, [446, 596], { angle: 190, spread: 80, count: 5, reach: 160, width: 13, lift: 0.55 }) +
  hangingFolds(random, { x0: 220, x1: 420, top: 520, bottom: 858, count: 4, width: 19 });

async function draw(scene: Scene, options: ShortsOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'linen');
  await clothesShadow(scene, OUTLINE);
  await insideWaist(scene, { half: 174, top: 308 }, cloth);
  const folds = bothSides(() => legFolds(random));
  await piece(scene, OUTLINE, {
    ...cloth,
    ...LEGS,
    inflate: 88,
    puff: 0.6,
    drape: 5,
    drapeX: 70,
    folds,
    foldDepth: 46,
  });
  await piece(scene, WAISTBAND, {
    ...BAND,
    ...cloth,
    inflate: 22,
    puff: 0.6,
    folds: gathers(random, { x0: 276, x1: 624, y: 310, length: 60, count: 30, width: 6, lift: 0.8 }),
    foldBlur: 3,
    foldDepth: 15,
  });
  await ink(
    scene,
    both(
      seam('M290 374C286 420 268 466 244 500') +
        topstitch('M297 376C293 424 276 470 250 506', { opacity: 0.28 }) +
        topstitch('M206 812C270 834 350 842 427 834', { opacity: 0.28 }),
    ),
    seam('M450 380L450 594', 0.9),
  );
  const string = { fabric: 'canvas', paint: options.cords ?? '#efe9dc' } as const;
  await cord(scene, 'M440 346C424 390 436 430 424 476L433 478C446 432 436 390 450 352Z', string);
  await cord(scene, 'M456 346C476 388 462 420 472 456L481 454C474 418 486 388 468 348Z', string);
  await cord(scene, 'M436 346C436 336 468 336 468 346C468 358 436 358 436 346Z', string);
}

/** Shorts with an elastic waist and a drawstring. */
export const shorts: Cut<ShortsOptions> = {
  name: 'shorts',
  bend: 8,
  closeUp: { x: 430, y: 440, width: 360 },
  draw,
};
