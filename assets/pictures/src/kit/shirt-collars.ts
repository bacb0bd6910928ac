import type { Random } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { shaded } from '../materials/paint.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { crease, gathers } from './folds.ts';
import { neckLabel, topstitch } from './ink.ts';
import { both, shiftPath, symmetric } from './paths.ts';
import { BAND, ink, pair, piece } from './pieces.ts';

/** Drawn for a neck that begins at this height. */
const NECK_Y = 192;
const INSIDE = symmetric('M450 158C420 158 398 168 388 186C398 214 424 236 450 246');
const STAND = 'M388 184C384 176 388 168 396 166C404 196 426 222 450 234L450 256C420 246 396 220 388 184Z';

/** A stand without leaves. */
export async function bandCollar(scene: Scene, neckY: number, cloth: PaintedCloth) {
  const down = neckY - NECK_Y;
  await piece(scene, shiftPath(INSIDE, 0, down), {
    ...BAND,
    ...cloth,
    paint: shaded(cloth.paint, 0.64),
    inflate: 16,
    puff: 0.25,
    cast: 0.15,
  });
  await ink(scene, neckLabel(166 + down, 30));
  await pair(scene, shiftPath(STAND, 0, down), { ...BAND, ...cloth, inflate: 9, puff: 0.6, cast: 0.3 });
  await ink(
    scene,
    both(topstitch(shiftPath('M394 190C402 214 424 236 446 246', 0, down), { opacity: 0.2, width: 1.2 })),
  );
}

/** A band at the neck that is tied to a large bow with two tails. */
export async function neckBow(scene: Scene, neckY: number, cloth: PaintedCloth) {
  const down = neckY - NECK_Y;
  const fit = (path: string) => shiftPath(path, 0, down);
  await bandCollar(scene, neckY, cloth);
  const ribbon = {
    ...BAND,
    ...cloth,
    inflate: 18,
    puff: 0.6,
    cast: 0.36,
    castBlur: 8,
    castY: 8,
    foldBlur: 4,
    foldDepth: 26,
  };
  const tail = (x: number) => crease([450, 274 + down], [x, 520 + down], { width: 14, bend: 8 });
  await piece(scene, fit('M438 262C420 340 408 420 384 520L440 534C452 430 458 350 462 266Z'), {
    ...ribbon,
    folds: tail(412),
  });
  await piece(scene, fit('M444 262C470 340 496 400 526 486L476 508C464 420 448 340 436 270Z'), {
    ...ribbon,
    folds: tail(500),
  });
  const loop = (x: number) =>
    crease([450, 256 + down], [x, 236 + down], { width: 16 }) +
    crease([450, 262 + down], [x, 270 + down], { width: 12, lift: 0.6 });
  await piece(scene, fit('M448 252C410 200 326 196 318 240C318 292 396 296 448 270Z'), { ...ribbon, folds: loop(340) });
  await piece(scene, fit('M452 252C490 200 574 196 582 240C582 292 504 296 452 270Z'), { ...ribbon, folds: loop(560) });
  await piece(
    scene,
    fit('M432 242C444 234 458 234 468 242C474 256 474 272 466 284C456 290 444 290 434 284C428 270 426 256 432 242Z'),
    { ...ribbon, inflate: 12, puff: 0.9 },
  );
}

/** A frill that stands up around the neck. */
export async function frilledNeck(scene: Scene, random: Random, neckY: number, cloth: PaintedCloth) {
  const down = neckY - NECK_Y;
  const fit = (path: string) => shiftPath(path, 0, down);
  await piece(scene, fit(symmetric('M450 142C416 142 392 152 380 172C396 214 424 238 450 248')), {
    ...BAND,
    ...cloth,
    paint: shaded(cloth.paint, 0.64),
    inflate: 20,
    puff: 0.25,
    cast: 0.1,
  });
  await ink(scene, neckLabel(164 + down, 30));
  await piece(
    scene,
    fit(symmetric('M450 224C424 216 400 196 386 158C376 160 368 168 366 178C378 226 412 262 450 272')),
    {
      ...BAND,
      ...cloth,
      inflate: 14,
      puff: 0.6,
      cast: 0.32,
      folds: both(gathers(random, { x0: 372, x1: 446, y: 262 + down, length: -70, count: 9, width: 7, lift: 0.9 })),
      foldBlur: 3,
      foldDepth: 18,
    },
  );
  await ink(scene, both(topstitch(fit('M372 196C386 226 416 252 450 260'), { opacity: 0.24, width: 1.2 })));
}

/** Frills over the shoulders, from the neck to the armpit. */
export async function shoulderFrills(scene: Scene, random: Random, neckY: number, cloth: PaintedCloth) {
  const down = neckY - NECK_Y;
  const frill = shiftPath('M330 208C296 216 252 232 226 256C214 340 238 440 282 500C318 410 330 310 330 208Z', 0, down);
  const folds = gathers(random, { x0: 236, x1: 330, y: 216 + down, length: 210, count: 10, width: 10, lift: 0.8 });
  await pair(scene, frill, {
    ...cloth,
    inflate: 26,
    puff: 0.5,
    cast: 0.5,
    castBlur: 9,
    castY: 10,
    folds,
    foldBlur: 4,
    foldDepth: 46,
    angle: 0.3,
  });
}

/** Open collar that lies flat on the chest. */
const CAMP_LAPEL =
  'M388 196C366 206 352 218 342 236C346 270 356 300 362 326C396 350 436 384 460 430C450 350 418 260 388 196Z';
const CAMP_COLLAR =
  'M450 158C418 158 398 168 386 186C366 204 344 226 330 260L376 306C384 264 398 224 422 200C430 192 440 188 450 188Z';

export async function campCollar(scene: Scene, neckY: number, cloth: PaintedCloth) {
  const down = neckY - 196;
  const look = { ...BAND, ...cloth, inflate: 16, puff: 0.32, cast: 0.36, castBlur: 6, castY: 6 };
  await pair(scene, shiftPath(CAMP_LAPEL, 0, down), { ...look, angle: 0.5 });
  await pair(scene, shiftPath(CAMP_COLLAR, 0, down), { ...look, angle: 0.9 });
}
