import { wash } from '../../engine/ink.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, crossFolds, fanFolds, gathers } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { LEGS, legsOf } from '../../kit/legs.ts';
import { both, mirrorPath, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, ink, METAL, pair, part, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { patchPocket, stud } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface DungareesOptions extends CutOptions {
  readonly thread?: string;
  readonly metal?: string;
  /** Colour of the turned-up hems. */
  readonly turnUp?: string;
}

const SHAPE = legsOf({
  waist: 150,
  top: 500,
  hip: 192,
  hipY: 650,
  crotchY: 744,
  kneeOut: 192,
  kneeIn: 18,
  kneeY: 880,
  hemOut: 182,
  hemIn: 28,
  hemY: 1040,
});
const BIB = symmetric('M450 300C420 300 392 298 366 292C364 360 350 420 300 470L294 534C350 548 400 550 450 550');
const STRAP =
  'M356 330C346 272 350 212 364 172C372 150 396 144 408 156C416 166 414 180 406 194C394 220 390 276 396 330Z';
const BACK_STRAP = 'M372 166C378 146 402 142 412 158C430 200 448 270 476 356L438 366C416 280 396 216 372 180Z';
const BACK = symmetric('M450 352C420 352 392 356 372 366C356 400 336 436 310 460L450 520');
const WAISTBAND = symmetric('M450 516C400 516 350 512 298 502C296 520 295 536 294 552C350 564 400 566 450 566');
const TURN_UP = 'M258 984C310 996 380 998 430 992L426 1056C380 1064 310 1062 262 1052Z';
const WORN =
  '<ellipse cx="346" cy="820" rx="50" ry="90" fill="#bcbcbc"/><path d="M250 600L262 1040L284 1040L284 560Z" fill="#6a6a6a"/>';

const legCreases = (random: Random) =>
  fanFolds(random, [446, 744], { angle: 196, spread: 74, count: 5, reach: 130, width: 13, lift: 0.6 }) +
  crossFolds(random, { y0: 820, y1: 960, edges: SHAPE.edges, count: 5, width: 14, lift: 0.6 }) +
  gathers(random, { x0: 306, x1: 446, y: 550, length: 80, count: 5, width: 10, lift: 0.5 });

const bibCreases = (random: Random) =>
  fanFolds(random, [320, 480], { angle: -20, spread: 60, count: 3, reach: 110, width: 12, lift: 0.5 });

async function drawBib(scene: Scene, random: Random, cloth: PaintedCloth, thread: string) {
  const stitch = (path: string) => topstitch(path, { color: thread, opacity: 0.85, width: 2 });
  const folds = bothSides(() => bibCreases(random));
  await piece(scene, BIB, { ...cloth, inflate: 50, puff: 0.5, cast: 0.24, castBlur: 6, folds, foldDepth: 36 });
  await pair(scene, STRAP, { ...BAND, ...cloth, inflate: 14, puff: 0.55, cast: 0.34 });
  await ink(scene, both(stitch('M362 326C350 270 352 204 376 158M390 326C380 270 382 204 394 168')));
  await piece(scene, WAISTBAND, { ...BAND, ...cloth, inflate: 14 });
  const pocketStitch = { color: thread, opacity: 0.7, width: 2 };
  await patchPocket(scene, { x: 386, y: 366, width: 128, height: 116, tip: 14 }, { ...cloth, stitch: pocketStitch });
  for (const right of [false, true]) {
    const shape = { x: 286, y: 606, width: 104, height: 112, corner: 26, right };
    await patchPocket(scene, shape, { ...cloth, stitch: pocketStitch });
  }
  await ink(
    scene,
    both(stitch('M370 312C396 316 420 318 450 318M300 512C350 522 400 526 450 526M298 544C350 554 400 557 450 557')),
    seam('M450 570L450 742') + stitch('M456 572L456 740'),
  );
}

async function drawMetal(scene: Scene, color: string) {
  for (const x of [376, 524]) {
    await part(scene, roundedBox(x - 24, 300, 48, 20, 5), { ...METAL, paint: color });
    await stud(scene, [x, 338], { radius: 13, color });
    await ink(scene, `<circle cx="${x}" cy="338" r="19" fill="none" stroke="${color}" stroke-width="4"/>`);
  }
  for (const x of [288, 612]) for (const y of [586, 634]) await stud(scene, [x, y], { radius: 7, color });
}

async function draw(scene: Scene, options: DungareesOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'denim');
  const thread = options.thread ?? '#c09a64';
  await clothesShadow(scene, SHAPE.path + BIB + STRAP + mirrorPath(STRAP));
  await pair(scene, BACK_STRAP, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.6), cast: 0.2 });
  await piece(scene, BACK, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.55), inflate: 26, puff: 0.2, cast: 0.16 });
  const folds = bothSides(() => legCreases(random));
  await piece(scene, SHAPE.path, { ...cloth, ...LEGS, inflate: 80, drape: 5, folds, foldDepth: 42 });
  await wash(scene, both(WORN), { blur: 22, amount: 0.55 });
  await drawBib(scene, random, cloth, thread);
  await drawMetal(scene, options.metal ?? '#b79f6a');
  await pair(scene, TURN_UP, {
    ...BAND,
    fabric: cloth.fabric,
    paint: options.turnUp ?? '#aeb9c4',
    inflate: 16,
    puff: 0.6,
    castY: -3,
  });
}

/** Dungarees with a bib, buckled straps and turned-up hems. */
export const dungarees: Cut<DungareesOptions> = {
  name: 'dungarees',
  bend: 8,
  closeUp: { x: 450, y: 450, width: 400 },
  draw,
};
