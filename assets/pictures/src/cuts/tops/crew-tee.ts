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
  readonly size?: 'adult' | 'child';
}

const ADULT = {
  shape: {
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
  },
  sleeve: sleeve({ shoulder: [264, 246], armpit: [248, 468], cuff: [152, 512], width: 152, biceps: 160 }),
  sleeveHem: 'M86 470C120 500 180 524 226 528',
};

/** Shorter, with a wide neck and wide sleeves. */
const CHILD = {
  shape: {
    ...TORSO,
    neckY: 204,
    shoulder: 184,
    shoulderY: 242,
    armpit: 200,
    armpitY: 430,
    waist: 204,
    waistY: 580,
    hem: 216,
    hemY: 770,
    dip: 12,
  },
  sleeve: sleeve({ shoulder: [268, 242], armpit: [252, 436], cuff: [150, 472], width: 150, biceps: 156 }),
  sleeveHem: 'M84 430C118 460 178 484 224 488',
};

async function draw(scene: Scene, options: CrewTeeOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'jersey');
  const { shape, sleeve: arm, sleeveHem } = options.size === 'child' ? CHILD : ADULT;
  await clothesShadow(scene, torso(shape) + arm.path + mirrorPath(arm.path));
  await insideBack(scene, shape, cloth);
  await sleevePair(scene, arm, { ...cloth, random, creases: { width: 13 }, foldDepth: 40, puff: 0.65 });
  await piece(scene, torso(shape), {
    ...cloth,
    ...BODY,
    folds: torsoFolds(random, { ...shape, width: 15, hanging: 6 }),
  });
  await crewNeck(scene, { fabric: 'fineRib', paint: paintOf({ color: options.trim ?? options.color }) });
  await ink(
    scene,
    both(
      seam(`M${arm.shoulder.join(' ')}C280 316 270 ${shape.armpitY - 66} 250 ${shape.armpitY + 2}`, 0.8) +
        topstitch(
          `M${450 - shape.hem + 3} ${shape.hemY - 16}C320 ${shape.hemY - 6} 390 ${shape.hemY - 3} 450 ${shape.hemY - 3}`,
          { opacity: 0.22 },
        ) +
        topstitch(sleeveHem, { opacity: 0.22 }),
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
