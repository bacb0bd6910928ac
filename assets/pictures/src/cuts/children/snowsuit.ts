import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { hood, hoodOutline } from '../../kit/hood.ts';
import { JACKET, jacketFront, sleeveFor } from '../../kit/jacket-shape.ts';
import { padding, rows } from '../../kit/padding.ts';
import { flip, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleevePair } from '../../kit/sleeve.ts';
import { zip } from '../../kit/trims.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface SnowsuitOptions extends CutOptions {
  readonly plush?: string;
  /** Colour of cuffs and lining. */
  readonly trim?: string;
}

const SHAPE = {
  ...JACKET,
  neckY: 222,
  shoulder: 166,
  shoulderY: 258,
  armpit: 186,
  armpitY: 440,
  waist: 190,
  waistY: 560,
  hem: 200,
  hemY: 700,
  overlap: 0,
  throat: 'closed',
  throatY: 260,
} as const;
const SLEEVE = sleeveFor(SHAPE, { length: 214, width: 92, biceps: 136, spread: 116, puff: 6 });
const LEGS = symmetric(
  'M450 690C380 700 300 700 252 690C244 780 236 880 234 990C262 1016 340 1022 402 1008C412 940 424 860 438 800C442 790 446 786 450 786',
);
const CUFF = 'M236 984C282 1002 350 1008 402 1000L398 1040C350 1052 284 1048 244 1034Z';

async function draw(scene: Scene, options: SnowsuitOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'nylon');
  const trim = options.trim ?? '#2b3549';
  const rib = { ...BAND, fabric: 'fineRib', paint: paintOf({ color: trim }), inflate: 16, puff: 0.65 } as const;
  const front = jacketFront(SHAPE);
  await clothesShadow(
    scene,
    front + mirrorPath(front) + LEGS + SLEEVE.path + mirrorPath(SLEEVE.path) + hoodOutline(226),
  );
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    drawFolds: (own) => padding(own, { x0: 40, x1: 300, seams: rows(320, 66, 6), step: 72, tilt: 34 }),
    foldDepth: 44,
    foldBlur: 5,
    inflate: 56,
    puff: 0.76,
  });
  await pair(scene, SLEEVE.band(26, 80), { ...rib, angle: SLEEVE.angle });
  await pair(scene, CUFF, rib);
  const padded = { ...cloth, inflate: 76, puff: 0.7, foldBlur: 5, foldDepth: 50, cavity: 0.02 };
  const legFolds = padding(random, { x0: 220, x1: 446, seams: rows(760, 76, 4), step: 76 });
  await piece(scene, LEGS, { ...padded, folds: legFolds + flip(legFolds), cast: 0.1 });
  for (const right of [true, false]) {
    const folds = padding(random, { x0: 236, x1: 452, seams: rows(300, 76, 6), step: 76 });
    await piece(scene, right ? mirrorPath(front) : front, {
      ...padded,
      folds: right ? flip(folds) : folds,
      cast: 0.26,
    });
  }
  await hood(scene, 226, { ...cloth, lining: trim, plush: options.plush });
  await zip(scene, { x: 450, from: 330, to: 820, tape: trim });
}

/** Baby's padded suit with a plush-edged hood. */
export const snowsuit: Cut<SnowsuitOptions> = {
  name: 'snowsuit',
  bend: 9,
  closeUp: { x: 450, y: 420, width: 400 },
  draw,
};
