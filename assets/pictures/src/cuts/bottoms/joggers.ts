import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { gathers } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { insideWaist, LEGS, legFolds, legsOf, waistband } from '../../kit/legs.ts';
import { both } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { cord, stud } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface JoggersOptions extends CutOptions {
  readonly cords?: string;
}

const SHAPE = legsOf({
  waist: 158,
  top: 190,
  hip: 196,
  hipY: 390,
  crotchY: 520,
  kneeOut: 192,
  kneeIn: 18,
  kneeY: 740,
  hemOut: 150,
  hemIn: 42,
  hemY: 984,
});
const WAIST = { half: 156, top: 186 };
const CUFF =
  'M306 972C340 984 376 984 404 978C400 1004 398 1028 398 1052C372 1062 340 1060 314 1050C310 1024 308 998 306 972Z';

async function draw(scene: Scene, options: JoggersOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'sweat');
  const rib = { ...BAND, fabric: 'ribKnit', paint: cloth.paint } as const;
  await clothesShadow(scene, SHAPE.path + CUFF);
  await insideWaist(scene, WAIST, cloth);
  const folds =
    legFolds(random, SHAPE, { width: 16, knee: 5, ankle: 6, amount: 1.1 }) +
    gathers(random, { x0: 300, x1: 600, y: 250, length: 90, count: 16, width: 10, lift: 0.6 });
  await piece(scene, SHAPE.path, { ...cloth, ...LEGS, inflate: 80, drape: 6, folds, foldBlur: 7, foldDepth: 46 });
  await pair(scene, CUFF, { ...rib, inflate: 20, puff: 0.65, castY: 2 });
  await piece(scene, waistband(WAIST, 58, 8), {
    ...rib,
    fabric: 'fineRib',
    inflate: 22,
    puff: 0.6,
    folds: gathers(random, { x0: 300, x1: 600, y: 186, length: 60, count: 28, width: 6, lift: 0.7 }),
    foldBlur: 3,
    foldDepth: 14,
  });
  await ink(
    scene,
    both(seam('M318 250C312 310 296 356 268 396') + topstitch('M326 252C320 314 304 362 274 404', { opacity: 0.3 })),
    seam('M450 254L450 518', 0.8),
  );
  const string = { fabric: 'canvas', paint: options.cords ?? '#e6dfd0' } as const;
  await cord(scene, 'M432 232C418 280 430 320 418 372L427 374C440 322 428 282 442 236Z', string);
  await cord(scene, 'M462 234C480 282 466 310 478 350L487 347C476 308 490 280 472 232Z', string);
  await stud(scene, [436, 230], { radius: 6 });
  await stud(scene, [466, 230], { radius: 6 });
}

/** Soft trousers with an elastic waist and ribbed cuffs. */
export const joggers: Cut<JoggersOptions> = {
  name: 'joggers',
  bend: 9,
  closeUp: { x: 440, y: 320, width: 380 },
  draw,
};
