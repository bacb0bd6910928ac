import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease, fanFolds, hangingFolds } from '../../kit/folds.ts';
import { neckLabel, seam } from '../../kit/ink.ts';
import { both, flip, mirrorPath, type Point, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { buttons, patchPocket } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CardiganOptions extends CutOptions {
  readonly buttons?: string;
  readonly pockets?: boolean;
}

const FRONT =
  'M372 202C340 218 300 230 262 252C274 332 262 412 240 474C234 560 236 640 236 700C236 750 238 800 242 846' +
  'C310 858 390 860 448 858L448 470C420 400 384 300 372 202Z';
const SLEEVE = sleeve({ shoulder: [264, 252], armpit: [244, 482], cuff: [130, 812], width: 84, biceps: 136 });
const HEM = 'M242 842C310 854 390 856 452 854L452 916C390 920 310 916 256 908C250 886 246 864 242 842Z';
const BACK_BAND = 'M450 176C408 176 380 186 364 204L382 212C398 200 420 194 450 194Z';
const FRONT_BAND = 'M366 202C378 310 410 410 434 480L434 918L466 918L466 474C440 400 404 300 392 204Z';
const BUTTONS: Point[] = [502, 588, 674, 760, 846].map((y) => [450, y]);

const frontFolds = (random: Random) =>
  fanFolds(random, [250, 474], { angle: 50, spread: 60, count: 3, reach: 150, width: 18, lift: 0.6 }) +
  crease([300, 470 + random() * 60], [390 + random() * 30, 800], { bend: 20, width: 50, lift: 0.32, valley: 0.9 }) +
  hangingFolds(random, { x0: 264, x1: 420, top: 560, bottom: 850, count: 3, width: 20, lift: 0.6 });

async function drawFronts(scene: Scene, random: Random, cloth: PaintedCloth) {
  const look = { ...cloth, ...BODY, inflate: 88, puff: 0.66, drape: 5, castX: 0, foldBlur: 10, foldDepth: 54 };
  await piece(scene, mirrorPath(FRONT), { ...look, folds: flip(frontFolds(random)) });
  await piece(scene, FRONT, { ...look, folds: frontFolds(random) });
}

async function drawBands(scene: Scene, { paint }: PaintedCloth) {
  const rib = { ...BAND, fabric: 'ribKnit', paint } as const;
  await pair(scene, HEM, { ...rib, inflate: 24, puff: 0.6, castY: 2, cast: 0.2 });
  await pair(scene, BACK_BAND, { ...rib, paint: shaded(paint, 0.9), inflate: 9, angle: 1.57, cast: 0.1 });
  await ink(scene, neckLabel(198));
  const band = { ...rib, fabric: 'fineRib', inflate: 14, puff: 0.55, angle: 1.57 } as const;
  await piece(scene, mirrorPath(FRONT_BAND), { ...band, cast: 0.2 });
  await piece(scene, FRONT_BAND, { ...band, cast: 0.34, castX: 3 });
}

async function drawPockets(scene: Scene, cloth: PaintedCloth) {
  for (const right of [false, true]) {
    const shape = { x: 286, y: 676, width: 112, height: 128, corner: 12, right };
    await patchPocket(scene, shape, { ...cloth, inflate: 14, cast: 0.3 });
    const edge = 'M284 668L400 668L400 696L284 696Z';
    await piece(scene, right ? mirrorPath(edge) : edge, {
      ...BAND,
      fabric: 'ribKnit',
      paint: cloth.paint,
      inflate: 10,
    });
  }
}

async function draw(scene: Scene, options: CardiganOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'chunkyKnit');
  await clothesShadow(scene, FRONT + mirrorPath(FRONT) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await piece(scene, symmetric('M450 178C410 178 388 188 372 202C384 320 420 430 450 500'), {
    ...BAND,
    fabric: 'fineKnit',
    paint: shaded(cloth.paint, 0.58),
    inflate: 40,
    puff: 0.12,
    cast: 0,
  });
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 17, wrist: 2 },
    foldDepth: 46,
    foldBlur: 9,
    inflate: 54,
    puff: 0.78,
  });
  const cuff = {
    ...BAND,
    fabric: 'ribKnit',
    paint: cloth.paint,
    angle: SLEEVE.angle,
    inflate: 18,
    puff: 0.65,
  } as const;
  await pair(scene, SLEEVE.band(56, 78), cuff);
  await drawFronts(scene, random, cloth);
  await drawBands(scene, cloth);
  if (options.pockets !== false) await drawPockets(scene, cloth);
  await ink(scene, both(seam('M264 256C278 334 264 414 244 472', 0.9)));
  await buttons(scene, BUTTONS, { radius: 11, color: options.buttons ?? '#5d4632' });
}

/** Cardigan with a deep neck, ribbed front bands and patch pockets. */
export const cardigan: Cut<CardiganOptions> = {
  name: 'cardigan',
  bend: 8,
  closeUp: { x: 450, y: 620, width: 390 },
  draw,
};
