import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crossFolds, fanFolds } from '../../kit/folds.ts';
import { line, neckLabel, seam } from '../../kit/ink.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { stud } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface SleepsuitOptions extends CutOptions {
  readonly trim?: string;
  readonly studs?: string;
}

const OUTLINE = symmetric(
  'M450 240C410 236 384 214 372 184C346 192 322 202 302 216C312 280 306 344 288 396C276 500 268 600 258 690C244 790 226 880 206 962C214 994 262 1002 300 1010C340 1016 368 1008 380 984C394 900 412 820 436 760C442 750 446 746 450 746',
);
const SLEEVE = sleeve({ shoulder: [304, 216], armpit: [292, 402], cuff: [170, 612], width: 82, biceps: 118 });
const INSIDE = symmetric('M450 168C420 168 390 174 372 184C384 216 410 240 450 246');
const NECK = symmetric('M450 256C404 252 372 226 362 188L378 182C390 212 414 234 450 238');
const FOOT =
  'M214 926C262 944 330 956 386 950C384 970 380 984 374 992C362 1008 336 1014 300 1010C258 1004 214 996 206 966Z';
const OPENING = 'M444 244C450 420 440 560 420 650C396 760 350 870 316 936';

const legFolds = (random: Random) =>
  fanFolds(random, [444, 760], { angle: 210, spread: 60, count: 4, reach: 130, width: 14, lift: 0.5 }) +
  crossFolds(random, { y0: 780, y1: 900, edges: () => [236, 400], count: 4, width: 14, lift: 0.5 });

async function draw(scene: Scene, options: SleepsuitOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'jersey');
  const rib = {
    ...BAND,
    fabric: 'fineRib',
    paint: paintOf({ color: options.trim ?? options.color }),
    inflate: 9,
    puff: 0.7,
  } as const;
  await clothesShadow(scene, OUTLINE + SLEEVE.path + mirrorPath(SLEEVE.path));
  await piece(scene, INSIDE, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.62), inflate: 20, puff: 0.1, cast: 0 });
  await ink(scene, neckLabel(190));
  await sleevePair(scene, SLEEVE, { ...cloth, random, creases: { width: 13 }, foldDepth: 38, puff: 0.7 });
  await pair(scene, SLEEVE.band(32, 78), { ...rib, angle: SLEEVE.angle, inflate: 13 });
  const torso = { armpit: 164, armpitY: 396, hem: 150, hemY: 720, width: 15, hanging: 4, neckY: 260 };
  await piece(scene, OUTLINE, {
    ...cloth,
    ...BODY,
    inflate: 84,
    folds: torsoFolds(random, torso) + both(legFolds(random)),
  });
  await pair(scene, FOOT, { ...rib, inflate: 30, puff: 0.6, cast: 0.16 });
  await piece(scene, NECK, rib);
  await ink(
    scene,
    line(OPENING, '#000', 2.2, 0.3),
    line(OPENING, options.trim ?? options.color, 13, 0.5),
    both(seam('M304 220C312 286 306 346 292 396', 0.8)),
  );
  const points = [
    [447, 300],
    [447, 384],
    [442, 468],
    [432, 552],
    [418, 636],
    [396, 716],
    [368, 796],
    [336, 872],
  ] as const;
  for (const point of points) await stud(scene, point, { radius: 9, color: options.studs ?? '#efe9dc' });
}

/** Baby's footed suit with press studs in a curve. */
export const sleepsuit: Cut<SleepsuitOptions> = {
  name: 'sleepsuit',
  bend: 9,
  closeUp: { x: 430, y: 380, width: 380 },
  draw,
};
