import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { gathers } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { crewNeck, insideBack } from '../../kit/necks.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { TORSO, torso, torsoFolds } from '../../kit/torso.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface SweatshirtOptions extends CutOptions {
  readonly trim?: string;
  /** SVG printed on the chest. */
  readonly print?: string;
}

const SHAPE = {
  ...TORSO,
  neck: 76,
  neckY: 206,
  drop: 52,
  shoulder: 196,
  shoulderY: 256,
  armpit: 214,
  armpitY: 478,
  waist: 214,
  waistY: 650,
  hem: 218,
  hemY: 818,
};
const SLEEVE = sleeve({ shoulder: [256, 256], armpit: [240, 486], cuff: [136, 800], width: 88, biceps: 142, puff: 6 });
const HEM = symmetric('M450 820C390 824 310 822 236 810C244 838 254 866 262 884C320 894 390 896 450 896');

async function draw(scene: Scene, options: SweatshirtOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'sweat');
  const rib = { fabric: 'ribKnit', paint: paintOf({ color: options.trim ?? options.color }) } as const;
  await clothesShadow(scene, torso(SHAPE) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await insideBack(scene, SHAPE, cloth);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 15, wrist: 4 },
    foldDepth: 46,
    foldBlur: 7,
    inflate: 56,
    puff: 0.75,
  });
  await pair(scene, SLEEVE.band(52, 78), { ...BAND, ...rib, angle: SLEEVE.angle, inflate: 16, puff: 0.6 });
  const folds =
    torsoFolds(random, { ...SHAPE, width: 18, hanging: 5 }) +
    gathers(random, { x0: 256, x1: 644, y: 752, length: 76, count: 12, width: 11, lift: 0.5 });
  await piece(scene, torso(SHAPE), {
    ...cloth,
    ...BODY,
    inflate: 108,
    puff: 0.72,
    drape: 5,
    folds,
    foldBlur: 8,
    foldDepth: 52,
  });
  if (options.print) await ink(scene, options.print);
  await piece(scene, HEM, { ...BAND, ...rib, inflate: 24, puff: 0.65, castY: 2, cast: 0.22 });
  await crewNeck(scene, rib);
  await ink(
    scene,
    both(seam('M256 260C270 334 260 416 244 476')),
    topstitch('M424 284L450 326L476 284', { opacity: 0.3, width: 1.5 }),
  );
}

/** Sweatshirt with ribbed neck, cuffs and hem. */
export const sweatshirt: Cut<SweatshirtOptions> = {
  name: 'sweatshirt',
  bend: 9,
  closeUp: { x: 440, y: 360, width: 400 },
  draw,
};
