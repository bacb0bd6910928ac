import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, crease, fanFolds } from '../../kit/folds.ts';
import { line, neckLabel, strip } from '../../kit/ink.ts';
import { both, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface SwimsuitOptions extends CutOptions {
  /** Colour of the bound edges. */
  readonly trim?: string;
}

const FRONT = symmetric(
  'M450 470C404 462 372 410 362 230L326 236C326 330 314 400 286 446C296 540 326 610 330 690C330 760 300 820 272 872C330 888 384 950 408 1048C422 1058 436 1060 450 1060',
);
const BACK = symmetric('M450 620C384 600 350 460 366 232L330 236C330 420 330 520 320 640L450 700');
const NECK = 'M450 470C404 462 372 410 362 232';
const ARMHOLE = 'M326 238C326 330 314 400 286 446';
const LEG = 'M272 872C330 888 384 950 408 1048';

async function draw(scene: Scene, options: SwimsuitOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'lycra');
  const edge = {
    ...BAND,
    fabric: 'lycra',
    paint: paintOf({ color: options.trim ?? options.color }),
    inflate: 5,
    puff: 0.7,
    cast: 0.22,
  } as const;
  await clothesShadow(scene, FRONT);
  await piece(scene, BACK, { ...cloth, paint: shaded(cloth.paint, 0.55), inflate: 30, puff: 0.2, cast: 0.1 });
  await ink(scene, neckLabel(600));
  const folds = bothSides(
    () =>
      fanFolds(random, [398, 1000], { angle: 250, spread: 60, count: 4, reach: 150, width: 12, lift: 0.45 }) +
      crease([330, 640], [420, 690], { bend: 12, width: 20, lift: 0.3 }) +
      fanFolds(random, [300, 452], { angle: 40, spread: 60, count: 3, reach: 110, width: 12, lift: 0.4 }),
  );
  await piece(scene, FRONT, { ...cloth, ...BODY, inflate: 84, folds, foldDepth: 36, patternShift: 3 });
  for (const path of [NECK, ARMHOLE, LEG]) await piece(scene, both(strip(path, 11)), edge);
  await ink(scene, both(line('M380 520C372 600 376 700 392 790', '#000', 1.6, 0.18)));
}

/** One-piece swimsuit. */
export const swimsuit: Cut<SwimsuitOptions> = {
  name: 'swimsuit',
  bend: 8,
  closeUp: { x: 430, y: 440, width: 380 },
  draw,
};
