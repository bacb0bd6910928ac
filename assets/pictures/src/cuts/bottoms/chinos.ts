import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { beltLoop, insideWaist, LEGS, type Legs, legFolds, legsOf, waistband } from '../../kit/legs.ts';
import { both, flip, mirrorPath } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { button } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ChinosOptions extends CutOptions {
  readonly buttons?: string;
  /** Flap pockets on the thighs. */
  readonly cargo?: boolean;
}

const BLOCK = {
  waist: 150,
  top: 130,
  hip: 186,
  hipY: 330,
  crotchY: 450,
  kneeIn: 16,
  kneeY: 720,
  hemIn: 28,
  hemY: 1078,
};
const PLAIN = legsOf({ ...BLOCK, kneeOut: 166, hemOut: 142 });
const CARGO = legsOf({ ...BLOCK, kneeOut: 192, hemOut: 166 });
const WAIST = { half: 150, top: 130 };
const THIGH_POCKET = 'M262 604L372 610L372 736C372 744 366 748 358 748L270 742C262 742 258 736 258 728Z';
const THIGH_FLAP = 'M256 590L378 597L378 640C340 652 300 648 254 636Z';

async function stitchSeams(scene: Scene, legs: Legs) {
  const outer = 454 - legs.hemOut;
  const inner = 447 - legs.hemIn;
  const y = legs.hemY;
  await ink(
    scene,
    both(seam('M316 182C308 226 296 262 274 300') + topstitch('M322 184C314 228 302 266 280 304', { opacity: 0.28 })),
    seam('M452 186C455 270 456 350 450 448') + topstitch('M488 186C490 270 490 340 456 424', { opacity: 0.32 }),
    topstitch('M304 138C350 144 400 146 450 146C500 146 550 144 596 138', { width: 1.3 }),
    topstitch('M297 168C350 176 400 179 450 179C500 179 550 176 603 168', { width: 1.3 }),
    both(
      topstitch(`M${outer} ${y - 18}C${outer + 26} ${y - 8} ${inner - 30} ${y - 6} ${inner} ${y - 12}`, {
        opacity: 0.3,
      }),
    ),
  );
}

async function drawCargoPocket(scene: Scene, cloth: PaintedCloth, color: string, right: boolean) {
  const side = (path: string) => (right ? mirrorPath(path) : path);
  await piece(scene, side(THIGH_POCKET), { ...BAND, ...cloth, inflate: 20, drape: 2, cast: 0.34, castBlur: 6 });
  await piece(scene, side(THIGH_FLAP), { ...BAND, ...cloth, cast: 0.42, castY: 6 });
  const stitches = topstitch('M262 596L372 602M372 636C340 646 300 642 260 631', { opacity: 0.32 });
  await ink(scene, right ? flip(stitches) : stitches);
  for (const x of [278, 356]) await button(scene, [right ? 900 - x : x, 628], { radius: 6, color });
}

async function draw(scene: Scene, options: ChinosOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'twill');
  const legs = options.cargo ? CARGO : PLAIN;
  const color = options.buttons ?? '#5a4a38';
  await clothesShadow(scene, legs.path);
  await insideWaist(scene, WAIST, cloth);
  const folds = legFolds(random, legs, { width: 14, knee: 5, ankle: 5, amount: 1.1 });
  await piece(scene, legs.path, { ...cloth, ...LEGS, drape: 5, folds, foldDepth: 42 });
  await piece(scene, waistband(WAIST, 44), { ...BAND, ...cloth, inflate: 15, castY: 5 });
  await stitchSeams(scene, legs);
  for (const x of [346, 554]) {
    await piece(scene, beltLoop(x, 126, 58), { ...BAND, ...cloth, inflate: 5, puff: 0.6, cast: 0.35 });
  }
  if (options.cargo) for (const right of [false, true]) await drawCargoPocket(scene, cloth, color, right);
  await button(scene, [456, 158], { radius: 10, color });
}

/** Cotton trousers, plain or with cargo pockets. */
export const chinos: Cut<ChinosOptions> = {
  name: 'chinos',
  bend: 8,
  closeUp: { x: 430, y: 270, width: 380 },
  draw,
};
