import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, crease, fanFolds, hangingFolds } from '../../kit/folds.ts';
import { area, line, neckLabel, strip, topstitch } from '../../kit/ink.ts';
import { both, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const FRONT = symmetric(
  'M450 452C426 420 392 372 352 336C330 372 302 406 270 430C274 520 276 640 262 806C320 830 390 838 450 838',
);
const BACK = symmetric('M450 420C410 418 340 410 282 420L270 440L450 500');
const STRAP = 'M352 340C348 290 356 240 376 192';
/** From behind the edge runs straight, and the straps come down to it. */
const BEHIND = symmetric('M450 410C396 410 330 406 270 432C276 530 276 640 262 806C320 830 390 838 450 838');
const STRAP_BEHIND = 'M376 192C366 260 362 340 366 416';
const BACK_STRAP = 'M376 192C392 260 380 340 360 420';

const sideFolds = (random: Random) =>
  fanFolds(random, [278, 444], { angle: 30, spread: 60, count: 3, reach: 150, width: 16, lift: 0.5 }) +
  crease([356, 350], [400, 520], { bend: 16, width: 22, lift: 0.6 }) +
  crease([440, 470], [392, 610], { bend: 14, width: 26, lift: 0.5 });

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'satin');
  const strap = { ...BAND, ...cloth, inflate: 4, puff: 0.9, cast: 0.3, castBlur: 4 };
  await clothesShadow(scene, FRONT);
  await piece(scene, both(strip(BACK_STRAP, 8)), { ...strap, paint: shaded(cloth.paint, 0.7) });
  await piece(scene, BACK, { ...cloth, paint: shaded(cloth.paint, 0.56), inflate: 30, puff: 0.2, cast: 0.1 });
  await ink(scene, neckLabel(432));
  const folds =
    bothSides(() => sideFolds(random)) +
    hangingFolds(random, { x0: 276, x1: 624, top: 520, bottom: 836, count: 8, width: 24, lift: 0.8, flare: 0.2 });
  await piece(scene, FRONT, {
    ...cloth,
    ...BODY,
    inflate: 84,
    drape: 6,
    drapeX: 50,
    folds,
    foldBlur: 7,
    foldDepth: 54,
  });
  await piece(scene, both(strip(STRAP, 9)), strap);
  await ink(
    scene,
    both(line('M352 340C392 376 426 424 450 456M352 340C330 376 302 410 272 434', '#000', 2, 0.2)),
    both(line('M264 794C320 818 390 826 450 826', '#000', 1.4, 0.2)),
  );
}

async function drawBehind(scene: Scene, options: CutOptions) {
  const cloth = clothOf(options, 'satin');
  await piece(scene, both(strip(STRAP_BEHIND, 9)), {
    ...BAND,
    ...cloth,
    inflate: 4,
    puff: 0.9,
    cast: 0.3,
    castBlur: 4,
  });
  await ink(scene, both(topstitch('M276 446C334 420 398 424 450 424', { opacity: 0.24 })));
}

/** Loose satin top with thin straps and a V neck. */
export const camisole: Cut = {
  name: 'camisole',
  bend: 10,
  closeUp: { x: 440, y: 460, width: 380 },
  draw,
  behind: { body: area(BEHIND), draw: drawBehind },
};
