import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, crease, fanFolds, gathers, hangingFolds } from '../../kit/folds.ts';
import { grown, line, neckLabel } from '../../kit/ink.ts';
import { both, flip, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type PaintedCloth, paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface PleatedDressOptions extends CutOptions {
  /** Colour of the sash; the ground colour unless told. */
  readonly sash?: string;
}

const BODICE = symmetric(
  'M450 336C425 286 398 221 384 156L350 146C334 158 320 168 304 178C328 236 320 306 328 358C342 416 354 456 360 502C390 510 420 512 450 512',
);
const SKIRT = symmetric(
  'M450 498C420 498 390 496 360 490C326 640 246 880 192 1062C222 1092 254 1070 294 1094C336 1112 378 1094 450 1110',
);
const SLEEVE =
  'M351 146C298 164 256 208 214 300C230 326 262 338 298 340C308 346 320 346 330 342L352 322C352 280 346 240 340 212L376 168Z';
const INSIDE = 'M384 156C410 178 490 178 516 156C500 221 475 296 450 336C425 296 400 221 384 156Z';

function skirtFolds(random: Random) {
  const count = 15;
  let folds = gathers(random, { x0: 366, x1: 534, y: 500, length: 120, count: 18, width: 8, lift: 0.7 });
  for (let k = 0; k < count; k++) {
    const t = (k + 0.5) / count;
    const x = 200 + 500 * t + (random() - 0.5) * 24;
    folds += crease([366 + 168 * t, 506 + random() * 60], [x, 1116], {
      bend: (t - 0.5) * -70 + (random() - 0.5) * 16,
      width: 20 + random() * 12,
      lift: 0.6 + random() * 0.4,
      valley: 1,
    });
  }
  return (
    folds +
    hangingFolds(random, { x0: 220, x1: 680, top: 760, bottom: 1104, count: 9, width: 22, lift: 0.6, flare: 0.3 })
  );
}

const bodiceFolds = (random: Random) =>
  gathers(random, { x0: 366, x1: 446, y: 506, length: -110, count: 6, width: 9, lift: 0.7 }) +
  crease([352, 176], [438, 420], { bend: 10, width: 18, lift: 0.7 }) +
  crease([330, 230], [404, 470], { bend: 12, width: 16, lift: 0.5 }) +
  fanFolds(random, [334, 360], { angle: 40, spread: 60, count: 3, reach: 100, width: 11, lift: 0.5 });

const sleeveFolds = (random: Random) =>
  gathers(random, { x0: 296, x1: 348, y: 170, length: 120, count: 5, width: 10, lift: 0.7 }) +
  hangingFolds(random, { x0: 228, x1: 326, top: 210, bottom: 340, count: 4, width: 14, lift: 0.8 });

async function drawSleeves(scene: Scene, random: Random, cloth: PaintedCloth) {
  for (const right of [false, true]) {
    const folds = sleeveFolds(random);
    await piece(scene, right ? mirrorPath(SLEEVE) : SLEEVE, {
      ...cloth,
      inflate: 36,
      puff: 0.7,
      drape: 6,
      drapeX: 26,
      drapeY: 80,
      angle: right ? -0.5 : 0.5,
      cast: 0.2,
      castBlur: 7,
      castX: 0,
      castY: 4,
      folds: right ? flip(folds) : folds,
      foldBlur: 5,
      foldDepth: 34,
    });
  }
}

/** A sash around the waist, knotted to the left, with two tails. */
async function drawSash(scene: Scene, { fabric }: PaintedCloth, color: string) {
  const sash = {
    ...BAND,
    fabric,
    paint: paintOf({ color }),
    inflate: 9,
    puff: 0.45,
    castY: 6,
    foldBlur: 3,
    foldDepth: 14,
  };
  const along =
    crease([360, 492], [540, 496], { bend: 6, width: 8 }) + crease([372, 510], [470, 516], { width: 6, lift: 0.5 });
  await piece(scene, symmetric('M450 488C420 488 388 486 359 480C357 492 357 502 356 512C388 520 420 522 450 522'), {
    ...sash,
    folds: along,
  });
  const tail = (x: number, end: number) => crease([x, 524], [x - 8, end], { bend: 6, width: 9 });
  await piece(scene, 'M408 508C414 560 404 620 412 700C424 708 438 708 450 702C444 620 446 560 432 506Z', {
    ...sash,
    folds: tail(428, 690),
  });
  await piece(scene, 'M396 508C392 560 374 600 366 652C376 662 390 666 402 662C412 610 424 560 424 510Z', {
    ...sash,
    folds: tail(404, 650),
  });
  await piece(
    scene,
    'M392 484C404 476 428 478 438 486C444 500 442 514 434 522C420 530 400 528 392 520C386 508 386 494 392 484Z',
    {
      ...sash,
      inflate: 13,
      puff: 0.7,
      folds: crease([394, 492], [432, 516], { bend: 5, width: 9 }),
    },
  );
}

async function draw(scene: Scene, options: PleatedDressOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'satin');
  await clothesShadow(scene, BODICE + SKIRT + SLEEVE + mirrorPath(SLEEVE));
  await piece(scene, grown(INSIDE, 3), {
    ...BAND,
    ...cloth,
    paint: shaded(cloth.paint, 0.55),
    inflate: 20,
    puff: 0.1,
    cast: 0,
  });
  await ink(scene, neckLabel(182));
  await drawSleeves(scene, random, cloth);
  const folds = bothSides(() => bodiceFolds(random));
  await piece(scene, BODICE, {
    ...cloth,
    puff: 0.65,
    cast: 0.25,
    castBlur: 6,
    castX: 0,
    castY: 4,
    folds,
    foldDepth: 36,
  });
  await piece(scene, SKIRT, {
    ...cloth,
    inflate: 110,
    puff: 0.5,
    drape: 6,
    drapeX: 48,
    drapeY: 420,
    cast: 0.1,
    castBlur: 6,
    edge: 0.26,
    folds: skirtFolds(random),
    foldBlur: 7,
    foldDepth: 52,
    patternShift: 2,
  });
  await drawSash(scene, cloth, options.sash ?? options.color);
  await ink(scene, line('M384 156C398 221 425 291 450 336C475 291 502 221 516 156', '#000', 1.8, 0.24));
  await ink(scene, both(line('M196 1050C226 1080 258 1060 298 1082C340 1100 380 1084 450 1098', '#000', 1.3, 0.18)));
}

/** Midi dress with a V neck, flutter sleeves, a sash and a full pleated skirt. */
export const pleatedDress: Cut<PleatedDressOptions> = {
  name: 'pleated-dress',
  bend: 10,
  closeUp: { x: 450, y: 420, width: 400 },
  draw,
};
