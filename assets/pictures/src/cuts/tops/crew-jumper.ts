import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { seam } from '../../kit/ink.ts';
import { crewNeck, insideBack } from '../../kit/necks.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { TORSO, torso, torsoFolds } from '../../kit/torso.ts';
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
  armpit: 206,
  armpitY: 470,
  waist: 206,
  waistY: 660,
  hem: 214,
  hemY: 826,
  dip: 8,
};

const SLEEVE = sleeve({ shoulder: [262, 250], armpit: [248, 478], cuff: [146, 818], width: 80, biceps: 128 });
const HEM = symmetric('M450 828C390 830 312 828 238 816C244 846 252 878 260 898C320 910 390 912 450 912');

async function draw(scene: Scene, options: CrewJumperOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'chunkyKnit');
  const rib = { fabric: 'ribKnit', paint: options.trim ? paintOf({ color: options.trim }) : cloth.paint } as const;

  await clothesShadow(scene, torso(SHAPE) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await insideBack(scene, SHAPE, { ...rib, fabric: 'fineRib' });
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 16, wrist: 2 },
    foldDepth: 46,
    foldBlur: 9,
    inflate: 54,
    puff: 0.8,
  });
  await pair(scene, SLEEVE.band(54, 74), { ...BAND, ...rib, angle: SLEEVE.angle, inflate: 18, puff: 0.65 });
  await piece(scene, torso(SHAPE), {
    ...cloth,
    inflate: 110,
    puff: 0.75,
    drape: 5,
    cast: 0.3,
    castBlur: 9,
    castX: 1,
    folds: torsoFolds(random, { ...SHAPE, width: 20, hanging: 5 }),
    foldBlur: 10,
    foldDepth: 60,
  });
  await piece(scene, HEM, { ...BAND, ...rib, inflate: 26, puff: 0.7, castY: 2, cast: 0.22 });
  await crewNeck(scene, rib);
  await ink(scene, both(seam('M262 254C274 330 266 410 250 468', 0.9)));
}

/** Knitted jumper with ribbed neck, cuffs and hem. */
export const crewJumper: Cut<CrewJumperOptions> = {
  name: 'crew-jumper',
  bend: 8,
  closeUp: { x: 450, y: 380, width: 380 },
  draw,
};
