import { darker } from '../../engine/color.ts';
import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease } from '../../kit/folds.ts';
import { neckLabel, seam, topstitch } from '../../kit/ink.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { TORSO, torso, torsoFolds } from '../../kit/torso.ts';
import { zip } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';
import { sewn } from '../sewn.ts';

interface HalfZipOptions extends CutOptions {
  readonly metal?: string;
}

const SHAPE = {
  ...TORSO,
  neck: 76,
  neckY: 214,
  drop: 40,
  shoulder: 190,
  shoulderY: 250,
  armpit: 206,
  armpitY: 470,
  waist: 206,
  waistY: 650,
  hem: 212,
  hemY: 842,
};
const SLEEVE = sleeve({
  shoulder: [262, 250],
  armpit: [248, 478],
  cuff: [170, 822],
  width: 82,
  biceps: 128,
  setIn: true,
});
const HEM = symmetric('M450 844C390 846 312 844 240 832C246 862 254 890 262 908C320 918 390 920 450 920');
/** The collar stands up and falls open where the zip ends. */
const COLLAR = 'M366 190C356 214 356 246 364 264C392 288 424 296 450 298L436 214C410 212 384 204 366 190Z';
const INSIDE = symmetric('M450 166C410 166 380 174 366 190C376 224 404 262 450 300');

async function drawCollar(scene: Scene, { paint }: PaintedCloth) {
  const rib = { ...BAND, fabric: 'ribKnit', paint } as const;
  await piece(scene, INSIDE, { ...rib, paint: shaded(paint, 0.6), inflate: 26, puff: 0.2, cast: 0.1 });
  await ink(scene, neckLabel(184, 28));
  const folds = crease([368, 236], [444, 262], { bend: 8, width: 14, lift: 0.5 });
  await pair(scene, COLLAR, {
    ...rib,
    inflate: 22,
    puff: 0.7,
    cast: 0.36,
    castBlur: 7,
    castY: 7,
    folds,
    foldDepth: 24,
  });
}

async function draw(scene: Scene, options: HalfZipOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'fineKnit');
  const rib = { ...BAND, fabric: 'ribKnit', paint: cloth.paint } as const;
  await clothesShadow(scene, torso(SHAPE) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 15 },
    foldDepth: 44,
    foldBlur: 8,
    inflate: 52,
    puff: 0.75,
  });
  await pair(scene, SLEEVE.band(54, 76), { ...rib, angle: SLEEVE.angle, inflate: 18, puff: 0.65 });
  const folds = torsoFolds(random, { ...SHAPE, width: 18, hanging: 5 });
  await piece(scene, torso(SHAPE), { ...cloth, ...BODY, inflate: 108, puff: 0.72, folds, foldBlur: 9, foldDepth: 54 });
  await piece(scene, HEM, { ...rib, inflate: 25, puff: 0.65, castY: 2, cast: 0.22 });
  await drawCollar(scene, cloth);
  const metal = options.metal ?? '#b9b2a4';
  await zip(scene, { x: 450, from: 286, to: 470, tape: darker(options.color, 0.5), teeth: metal, width: 17 });
  await ink(
    scene,
    both(seam('M262 254C274 330 266 410 250 468', 0.9)),
    both(topstitch('M436 300L436 476L450 476', { opacity: 0.25, width: 1.3 })),
  );
}

/** Jumper with a stand-up collar that a short zip closes. */
export const halfZip: Cut<HalfZipOptions> = {
  name: 'half-zip',
  bend: 8,
  closeUp: { x: 450, y: 370, width: 380 },
  draw,
  behind: sewn(SHAPE, 'plain'),
};
