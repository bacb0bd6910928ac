import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { neckLabel, seam } from '../../kit/ink.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { backNeck, TORSO, torso, torsoFolds } from '../../kit/torso.ts';
import { shaded } from '../../materials/paint.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CrewJumperOptions extends CutOptions {
  /** Colour of the ribbed bands; the jumper's own unless told. */
  readonly trim?: string;
}

const SHAPE = {
  ...TORSO,
  neck: 76,
  neckY: 204,
  drop: 54,
  shoulder: 190,
  shoulderY: 250,
  armpit: 208,
  armpitY: 470,
  waist: 204,
  waistY: 660,
  hem: 204,
  hemY: 826,
  dip: 6,
};

const SLEEVE = sleeve({ shoulder: [262, 250], armpit: [246, 478], cuff: [140, 806], width: 80, biceps: 132 });

const HEM = symmetric('M450 826C390 828 310 826 246 818C250 846 256 872 260 892C320 902 390 904 450 904');
const NECKBAND = symmetric('M450 282C396 282 366 252 360 206L382 198C388 232 410 258 450 258');
const BACK_NECKBAND = symmetric('M450 176C410 176 384 186 370 206L384 212C396 200 420 194 450 194');

async function draw(scene: Scene, options: CrewJumperOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'chunkyKnit');
  const trim = options.trim ? paintOf({ color: options.trim }) : cloth.paint;
  const rib = { ...BAND, fabric: 'ribKnit', paint: trim } as const;

  await clothesShadow(scene, torso(SHAPE) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await piece(scene, backNeck(SHAPE), {
    ...rib,
    fabric: 'fineRib',
    paint: shaded(trim, 0.6),
    inflate: 20,
    puff: 0.1,
    cast: 0,
  });
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 16, wrist: 2 },
    foldDepth: 46,
    foldBlur: 9,
    inflate: 54,
    puff: 0.8,
  });
  await pair(scene, SLEEVE.band(56, 76), { ...rib, angle: SLEEVE.angle, inflate: 18, puff: 0.65 });
  await piece(scene, torso(SHAPE), {
    ...cloth,
    inflate: 110,
    puff: 0.75,
    drape: 5,
    cast: 0.3,
    castBlur: 9,
    castX: 1,
    folds: torsoFolds(random, { ...SHAPE, width: 20, hanging: 5, amount: 1 }),
    foldBlur: 10,
    foldDepth: 60,
  });
  await piece(scene, HEM, { ...rib, inflate: 26, puff: 0.6, castY: 2, cast: 0.22 });
  await piece(scene, BACK_NECKBAND, { ...rib, paint: shaded(trim, 0.86), inflate: 9, cast: 0.1 });
  await ink(scene, neckLabel(198));
  await piece(scene, NECKBAND, { ...rib, inflate: 11, puff: 0.75, castBlur: 5 });
  await ink(scene, both(seam('M262 254C274 330 266 410 250 468', 0.9)));
}

export const crewJumper: Cut<CrewJumperOptions> = {
  name: 'crew-jumper',
  bend: 8,
  closeUp: { x: 450, y: 380, width: 380 },
  draw,
};
