import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease } from '../../kit/folds.ts';
import { seam } from '../../kit/ink.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { shaded } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

/** Loose fit: dropped shoulders, wide sleeves, sides that round in to the hem. */
const OUTLINE = symmetric(
  'M450 300C410 296 382 282 370 262C330 270 282 282 238 302C252 372 246 440 226 500C214 590 208 690 214 770' +
    'C220 816 232 838 246 852C310 862 390 864 450 864',
);
const SLEEVE = sleeve({ shoulder: [240, 302], armpit: [226, 510], cuff: [118, 806], width: 92, biceps: 142 });
const HEM = symmetric('M450 852C390 854 312 850 242 842C244 872 250 900 256 920C320 932 390 934 450 934');
const FOLDED = symmetric('M450 204C408 204 376 210 360 224C350 244 346 272 352 294C378 322 414 332 450 332');
const MOUTH = symmetric('M450 190C408 190 376 200 360 222C380 240 412 248 450 248');

async function drawRoll(scene: Scene, { paint }: PaintedCloth) {
  const rib = { ...BAND, fabric: 'ribKnit', paint } as const;
  const folds =
    crease([360, 282], [536, 288], { bend: 14, width: 22, lift: 0.7 }) +
    crease([372, 250], [470, 264], { bend: 8, width: 14, lift: 0.4 }) +
    crease([524, 244], [440, 308], { bend: 14, width: 16, lift: 0.4 });
  await piece(scene, MOUTH, { ...rib, paint: shaded(paint, 0.62), inflate: 16, puff: 0.2, cast: 0 });
  await piece(scene, FOLDED, {
    ...rib,
    inflate: 34,
    puff: 0.8,
    cast: 0.42,
    castBlur: 10,
    castX: 4,
    castY: 12,
    folds,
    foldBlur: 6,
    foldDepth: 34,
  });
  await piece(scene, symmetric('M450 232C412 232 380 226 360 220L358 238C382 252 414 258 450 258'), {
    ...rib,
    inflate: 9,
    puff: 0.8,
    cast: 0.2,
  });
}

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'brushedKnit');
  await clothesShadow(scene, OUTLINE + SLEEVE.path + mirrorPath(SLEEVE.path));
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 20, wrist: 3 },
    foldDepth: 52,
    foldBlur: 9,
    inflate: 58,
    puff: 0.8,
  });
  const rib = { ...BAND, fabric: 'ribKnit', paint: cloth.paint } as const;
  await pair(scene, SLEEVE.band(76, 80), { ...rib, angle: SLEEVE.angle, inflate: 20, puff: 0.7 });
  const folds = torsoFolds(random, { armpit: 222, armpitY: 500, hem: 220, hemY: 850, width: 24, hanging: 5 });
  await piece(scene, OUTLINE, {
    ...cloth,
    ...BODY,
    inflate: 120,
    puff: 0.72,
    drape: 6,
    folds,
    foldBlur: 11,
    foldDepth: 66,
  });
  await piece(scene, HEM, { ...rib, inflate: 28, puff: 0.7, castY: 2, cast: 0.22 });
  await drawRoll(scene, cloth);
  await ink(scene, both(seam('M240 306C256 376 248 440 230 496', 0.8)));
}

/** Loose jumper with a folded roll neck. */
export const rollNeck: Cut = {
  name: 'roll-neck',
  bend: 10,
  closeUp: { x: 450, y: 330, width: 400 },
  draw,
};
