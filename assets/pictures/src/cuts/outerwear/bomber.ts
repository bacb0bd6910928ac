import { darker } from '../../engine/color.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { gathers } from '../../kit/folds.ts';
import { line, neckLabel, seam } from '../../kit/ink.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleeveFolds, sleevePair } from '../../kit/sleeve.ts';
import { flaps, frontFolds, fronts, lining } from '../../kit/tailoring.ts';
import { zip } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BomberOptions extends CutOptions {
  /** Colour of the ribbed bands; a darker tone of the jacket unless told. */
  readonly trim?: string;
  readonly lining?: string;
  readonly metal?: string;
}

const FRONT =
  'M362 206C330 224 296 236 260 254C272 332 262 412 236 480C230 572 230 652 232 722C234 764 238 786 242 810' +
  'C310 820 390 822 450 822L450 300C410 280 380 250 362 206Z';
const SLEEVE = sleeve({ shoulder: [262, 254], armpit: [242, 488], cuff: [140, 800], width: 92, biceps: 144, puff: 8 });
const HEM = 'M240 804C310 816 390 818 450 818L450 880C390 882 316 878 258 866C250 846 244 824 240 804Z';
const BACK_COLLAR = symmetric('M450 168C412 168 378 178 360 200L366 232C392 212 420 206 450 206');
const COLLAR = 'M360 200C366 250 404 290 448 306L448 270C416 254 392 232 384 202C376 198 366 196 360 200Z';
const INSIDE = symmetric('M450 184C410 184 380 192 362 206C380 256 410 284 450 306');
const WELT = 'M306 612L326 606L348 730L328 736Z';

const bodyFolds = (random: Random) =>
  frontFolds(random, { width: 17, hemY: 820 }) +
  gathers(random, { x0: 250, x1: 446, y: 736, length: 80, count: 9, width: 11, lift: 0.7 });

async function draw(scene: Scene, options: BomberOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'nylon');
  const color = options.trim ?? darker(options.color, 0.22);
  const rib = { ...BAND, fabric: 'ribKnit', paint: color } as const;
  await clothesShadow(scene, FRONT + mirrorPath(FRONT) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await lining(scene, INSIDE, options.lining ?? '#8a6248', 212);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    drawFolds: (own) => sleeveFolds(own, SLEEVE, { amount: 1.1, width: 15, wrist: 5 }),
    foldDepth: 48,
    inflate: 56,
    puff: 0.78,
  });
  await fronts(
    scene,
    { left: FRONT, right: mirrorPath(FRONT), folds: () => bodyFolds(random) },
    { ...cloth, inflate: 84, puff: 0.7, drape: 6, drapeY: 190, foldDepth: 50 },
  );
  await pair(scene, SLEEVE.band(50, 82), { ...rib, angle: SLEEVE.angle, inflate: 17, puff: 0.65 });
  await pair(scene, HEM, { ...rib, inflate: 24, puff: 0.62, castY: 2, cast: 0.2 });
  await piece(scene, BACK_COLLAR, { ...rib, paint: darker(color, 0.2), inflate: 18, cast: 0.2 });
  await ink(scene, neckLabel(212, 28));
  await pair(scene, COLLAR, { ...rib, inflate: 18, puff: 0.6, angle: 1.2, cast: 0.32 });
  await zip(scene, { x: 450, from: 274, to: 876, tape: darker(color, 0.3), teeth: options.metal ?? '#cfc8ba' });
  await flaps(scene, WELT, { ...cloth, inflate: 8, cast: 0.32 });
  await ink(scene, both(line('M318 612L339 730', '#000', 2.2, 0.35)), both(seam('M262 258C274 334 264 414 242 480')));
}

/** Short jacket with ribbed collar, cuffs and hem. */
export const bomber: Cut<BomberOptions> = {
  name: 'bomber',
  bend: 8,
  closeUp: { x: 450, y: 380, width: 420 },
  draw,
};
