import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { neckLabel, topstitch } from '../../kit/ink.ts';
import { both, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { shaded } from '../../materials/paint.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface TankOptions extends CutOptions {
  /** Colour of the binding; the ground colour unless told. */
  readonly trim?: string;
}

const FRONT = symmetric(
  'M450 372C404 370 372 330 358 200L318 206C314 300 306 390 266 440C276 520 290 580 290 640C286 730 270 800 262 884C320 900 390 906 450 906',
);
const BACK = symmetric('M450 330C410 326 384 290 362 200L322 206C330 300 320 380 300 440L450 470');
const NECK = symmetric('M450 390C392 388 352 340 342 202L360 199C374 330 406 368 450 370');
const ARMHOLE = 'M318 206C314 300 304 394 264 444L276 456C320 404 332 300 334 204Z';

async function draw(scene: Scene, options: TankOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'fineRib');
  const binding = {
    ...BAND,
    fabric: 'jersey',
    paint: paintOf({ color: options.trim ?? options.color }),
    inflate: 7,
    puff: 0.7,
  } as const;
  await clothesShadow(scene, FRONT);
  await piece(scene, BACK, { ...cloth, paint: shaded(cloth.paint, 0.6), inflate: 30, puff: 0.2, cast: 0.1 });
  await ink(scene, neckLabel(338));
  const folds = { armpit: 170, armpitY: 450, hem: 184, hemY: 900, neckY: 380, width: 14, hanging: 7 };
  await piece(scene, FRONT, { ...cloth, ...BODY, inflate: 88, folds: torsoFolds(random, folds) });
  await piece(scene, NECK, binding);
  await pair(scene, ARMHOLE, { ...binding, cast: 0.25 });
  await ink(scene, both(topstitch('M264 876C320 890 390 894 450 894', { width: 1.3 })));
}

/** Ribbed tank top with bound edges. */
export const tank: Cut<TankOptions> = {
  name: 'tank',
  bend: 8,
  closeUp: { x: 450, y: 420, width: 360 },
  draw,
};
