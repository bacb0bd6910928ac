import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { crewNeck, insideBack } from '../../kit/necks.ts';
import { both, mirrorPath } from '../../kit/paths.ts';
import { BODY, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { TORSO, torso, torsoFolds } from '../../kit/torso.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CrewTeeOptions extends CutOptions {
  /** Colour of the neckband; the ground colour unless told. */
  readonly trim?: string;
}

const SHAPE = {
  ...TORSO,
  neckY: 204,
  shoulder: 188,
  shoulderY: 246,
  armpit: 204,
  armpitY: 462,
  waist: 198,
  waistY: 640,
  hem: 208,
  hemY: 900,
  dip: 10,
};

const SLEEVE = sleeve({ shoulder: [264, 246], armpit: [248, 468], cuff: [152, 512], width: 152, biceps: 160 });

async function draw(scene: Scene, options: CrewTeeOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'jersey');
  await clothesShadow(scene, torso(SHAPE) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await insideBack(scene, SHAPE, cloth);
  await sleevePair(scene, SLEEVE, { ...cloth, random, creases: { width: 13 }, foldDepth: 40, puff: 0.65 });
  await piece(scene, torso(SHAPE), {
    ...cloth,
    ...BODY,
    folds: torsoFolds(random, { ...SHAPE, width: 15, hanging: 6 }),
  });
  await crewNeck(scene, { fabric: 'fineRib', paint: paintOf({ color: options.trim ?? options.color }) });
  await ink(
    scene,
    both(
      seam('M264 250C280 316 270 396 250 464', 0.8) +
        topstitch('M246 884C320 896 390 898 450 898', { opacity: 0.22 }) +
        topstitch('M86 470C120 500 180 524 226 528', { opacity: 0.22 }),
    ),
  );
}

/** T-shirt with a round ribbed neck. */
export const crewTee: Cut<CrewTeeOptions> = {
  name: 'crew-tee',
  bend: 8,
  closeUp: { x: 440, y: 360, width: 400 },
  draw,
};
