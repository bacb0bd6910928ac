import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { gathers } from '../../kit/folds.ts';
import { line, neckLabel } from '../../kit/ink.ts';
import { padding, rows } from '../../kit/padding.ts';
import { flip, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { zip } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface PufferOptions extends CutOptions {
  readonly lining?: string;
  readonly metal?: string;
  /** Without sleeves. */
  readonly vest?: boolean;
}

const TOP = 236;
const STEP = 92;
const SEAMS = rows(TOP + 4, STEP, 7);

/** The sides bulge between the seams. */
const bulges = (x: number) =>
  SEAMS.slice(3)
    .map((y) => `C${x - 16} ${y + STEP * 0.2} ${x - 16} ${y + STEP * 0.8} ${x} ${y + STEP}`)
    .join('');
const JACKET = `M360 220C330 232 296 244 258 258C268 340 262 420 246 ${TOP + 3 * STEP}${bulges(246)}C310 896 390 898 450 898L450 236Z`;
const VEST = `M360 220C336 232 318 240 300 246C306 350 296 440 248 ${TOP + 3 * STEP}${bulges(248)}C310 896 390 898 450 898L450 236Z`;
const SLEEVE = sleeve({ shoulder: [262, 254], armpit: [246, 500], cuff: [134, 812], width: 104, biceps: 158, puff: 6 });
const COLLAR = 'M352 176C348 214 352 240 360 258C388 274 420 280 450 280L450 214C414 212 378 200 352 176Z';
const INSIDE = symmetric('M450 150C404 150 368 158 354 176C352 200 358 226 370 240L450 262');
const ARMHOLE = 'M300 246C306 350 296 440 248 512L264 520C312 450 322 350 316 242Z';

const collarFolds = (random: Random) =>
  '<path d="M340 226L452 248" stroke="#000" stroke-width="8"/>' +
  gathers(random, { x0: 360, x1: 446, y: 250, length: 26, count: 6, width: 5 });

async function drawSleeves(scene: Scene, random: Random, cloth: PaintedCloth, cuff: string) {
  const seams = rows(330, 82, 6);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    drawFolds: (own) => padding(own, { x0: 60, x1: 280, seams, step: STEP, tilt: 34 }),
    foldDepth: 44,
    foldBlur: 5,
    inflate: 56,
    puff: 0.75,
  });
  await pair(scene, SLEEVE.band(22, 92), { ...BAND, fabric: 'fineRib', paint: cuff, angle: SLEEVE.angle, inflate: 10 });
}

async function drawCollar(scene: Scene, random: Random, cloth: PaintedCloth, inner: string) {
  await piece(scene, INSIDE, { ...BAND, ...cloth, paint: inner, inflate: 34, puff: 0.2 });
  await ink(scene, neckLabel(178, 34));
  for (const right of [true, false]) {
    const folds = collarFolds(random);
    await piece(scene, right ? mirrorPath(COLLAR) : COLLAR, {
      ...BAND,
      ...cloth,
      inflate: 26,
      puff: 0.75,
      cast: 0.36,
      castBlur: 6,
      folds: right ? flip(folds) : folds,
      foldBlur: 4,
      foldDepth: 28,
    });
  }
}

async function draw(scene: Scene, options: PufferOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'nylon');
  const inner = options.lining ?? '#2f3136';
  const metal = options.metal ?? '#cfcabf';
  const front = options.vest ? VEST : JACKET;
  const sleeves = options.vest ? '' : SLEEVE.path + mirrorPath(SLEEVE.path);
  await clothesShadow(scene, front + mirrorPath(front) + sleeves);
  if (!options.vest) await drawSleeves(scene, random, cloth, inner);
  for (const right of [true, false]) {
    const folds = padding(random, { x0: 236, x1: 448, seams: SEAMS, step: STEP });
    await piece(scene, right ? mirrorPath(front) : front, {
      ...cloth,
      inflate: 76,
      puff: 0.66,
      drape: 5,
      cast: 0.32,
      castBlur: 9,
      folds: right ? flip(folds) : folds,
      foldBlur: 5,
      foldDepth: 52,
      cavity: 0.02,
    });
  }
  if (options.vest)
    await pair(scene, ARMHOLE, { ...BAND, fabric: 'nylon', paint: inner, inflate: 8, puff: 0.6, cast: 0.2 });
  await drawCollar(scene, random, cloth, inner);
  await zip(scene, { x: 450, from: 222, to: 894, tape: inner, teeth: metal });
  const pocket =
    line('M312 646L336 738', '#1b1a1d', 9, 0.7) +
    `<path d="M312 646L336 738" stroke="${metal}" stroke-width="3.4" stroke-dasharray="2.4 2" opacity=".9"/>`;
  await ink(scene, pocket, flip(pocket));
}

/** Padded jacket with a stand-up collar, or the vest of it. */
export const puffer: Cut<PufferOptions> = {
  name: 'puffer',
  bend: 9,
  closeUp: { x: 430, y: 380, width: 420 },
  draw,
};
