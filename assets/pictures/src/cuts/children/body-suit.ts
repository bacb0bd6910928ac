import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease, fanFolds } from '../../kit/folds.ts';
import { line, neckLabel, seam } from '../../kit/ink.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { stud } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BodySuitOptions extends CutOptions {
  /** Colour of the bindings and cuffs. */
  readonly trim?: string;
  readonly studs?: string;
}

const OUTLINE = symmetric(
  'M450 322C398 320 366 290 352 238C330 244 304 254 284 266C292 330 288 400 268 456C258 560 250 660 246 764C318 780 372 860 384 976C404 984 430 986 450 986',
);
const SLEEVE = sleeve({ shoulder: [288, 266], armpit: [272, 466], cuff: [154, 668], width: 86, biceps: 124 });
const INSIDE = symmetric('M450 222C410 222 372 226 352 238C366 290 398 324 450 328');
const ENVELOPE = 'M348 236C332 296 306 350 276 392L284 402C318 356 346 300 362 244Z';
const NECK = symmetric('M450 338C388 336 354 300 342 242L358 238C372 290 402 318 450 320');
const LEG = 'M242 760C316 776 372 856 384 980L400 984C390 850 326 760 246 742Z';
const CROTCH = symmetric('M450 948C428 948 400 946 388 944L386 984C404 992 430 994 450 994');

function bodyFolds(random: Random) {
  const leg = () =>
    fanFolds(random, [384, 960], { angle: 262, spread: 50, count: 4, reach: 170, width: 13, lift: 0.5 }) +
    crease([262, 760], [372, 800], { bend: -14, width: 14, lift: 0.5 });
  const torso = { armpit: 182, armpitY: 456, hem: 120, hemY: 800, width: 16, hanging: 3, neckY: 330 };
  return torsoFolds(random, torso) + both(leg());
}

async function draw(scene: Scene, options: BodySuitOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'jersey');
  const binding = { ...BAND, fabric: 'fineRib', paint: options.trim ?? options.color, inflate: 8, puff: 0.75 } as const;
  await clothesShadow(scene, OUTLINE + SLEEVE.path + mirrorPath(SLEEVE.path));
  await piece(scene, INSIDE, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.66), inflate: 20, puff: 0.1, cast: 0 });
  await ink(scene, neckLabel(246, 30));
  await sleevePair(scene, SLEEVE, { ...cloth, random, creases: { width: 14 }, foldDepth: 38, foldBlur: 6, puff: 0.7 });
  await pair(scene, SLEEVE.band(30, 82), { ...binding, angle: SLEEVE.angle, inflate: 13, puff: 0.65 });
  await piece(scene, OUTLINE, { ...cloth, ...BODY, inflate: 92, folds: bodyFolds(random) });
  await ink(scene, both(line('M356 244C336 300 312 352 284 392', '#000', 2.2, 0.28)));
  await pair(scene, ENVELOPE, { ...binding, inflate: 6 });
  await piece(scene, NECK, binding);
  await pair(scene, LEG, binding);
  await piece(scene, CROTCH, { ...binding, inflate: 12, puff: 0.5 });
  for (const x of [410, 450, 490]) await stud(scene, [x, 970], { radius: 8, color: options.studs ?? '#efe9dc' });
  await ink(scene, both(seam('M288 270C294 332 290 400 272 456', 0.8)));
}

/** Baby's body suit with an envelope neck and press studs. */
export const bodySuit: Cut<BodySuitOptions> = {
  name: 'body-suit',
  bend: 8,
  closeUp: { x: 450, y: 420, width: 380 },
  draw,
};
