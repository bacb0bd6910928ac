import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, fanFolds, gathers } from '../../kit/folds.ts';
import { topstitch } from '../../kit/ink.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { button } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface RomperOptions extends CutOptions {
  readonly buttons?: string;
}

const BODY_OUTLINE = symmetric(
  'M450 404C420 402 384 398 356 390C344 440 312 486 272 510C256 600 240 690 230 776C224 836 246 868 286 884C326 892 372 892 404 884C416 868 426 856 450 852',
);
const STRAP =
  'M352 402C338 340 344 280 366 236C374 222 398 222 406 236C412 250 406 262 402 276C388 320 388 360 396 402Z';
const BACK_STRAP = 'M372 232C380 214 404 214 412 232C424 280 436 340 452 400L416 408C408 340 396 280 372 240Z';
const BACK = symmetric('M450 392C420 392 396 400 376 410C350 460 320 490 286 506L450 560');
const LEG_BAND =
  'M236 820C280 838 350 846 414 838C418 852 416 866 408 880C350 898 280 896 246 872C236 858 232 838 236 820Z';

const folds = (random: Random) =>
  gathers(random, { x0: 300, x1: 446, y: 560, length: 110, count: 8, width: 10, lift: 0.6 }) +
  gathers(random, { x0: 250, x1: 404, y: 826, length: -110, count: 10, width: 10, lift: 0.8 }) +
  fanFolds(random, [436, 830], { angle: 230, spread: 60, count: 3, reach: 120, width: 13, lift: 0.5 });

async function draw(scene: Scene, options: RomperOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'muslin');
  await clothesShadow(scene, BODY_OUTLINE + STRAP + mirrorPath(STRAP));
  await pair(scene, BACK_STRAP, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.64), cast: 0.2 });
  await piece(scene, BACK, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.58), inflate: 26, puff: 0.2, cast: 0.16 });
  await piece(scene, BODY_OUTLINE, {
    ...cloth,
    ...BODY,
    inflate: 88,
    drape: 5,
    folds: bothSides(() => folds(random)),
    foldDepth: 44,
  });
  await pair(scene, LEG_BAND, { ...BAND, ...cloth, inflate: 18, puff: 0.6 });
  await pair(scene, STRAP, { ...BAND, ...cloth, inflate: 14, puff: 0.55, cast: 0.34 });
  await ink(
    scene,
    both(topstitch('M358 398C392 406 420 408 450 410M290 520C350 540 400 546 450 546', { opacity: 0.26 })),
  );
  for (const x of [378, 522]) await button(scene, [x, 424], { radius: 14, color: options.buttons ?? '#a07c50' });
}

/** Baby's romper with straps, wooden buttons and gathered legs. */
export const romper: Cut<RomperOptions> = {
  name: 'romper',
  bend: 9,
  closeUp: { x: 420, y: 500, width: 380 },
  draw,
};
