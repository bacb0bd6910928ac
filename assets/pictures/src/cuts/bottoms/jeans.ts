import { darker, lighter } from '../../engine/color.ts';
import { wash } from '../../engine/ink.ts';
import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, topstitch } from '../../kit/ink.ts';
import { beltLoop, insideWaist, LEGS, type Legs, legFolds, legsOf, waistband } from '../../kit/legs.ts';
import { both } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { button, stud } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';
import { drawJeansBack } from './jeans-back.ts';

interface JeansOptions extends CutOptions {
  readonly fit?: 'slim' | 'straight' | 'wide' | 'flared' | 'work';
  /** How worn the denim is, 0..1. */
  readonly worn?: number;
  readonly thread?: string;
  readonly turnUp?: boolean;
  /** Double knees, a tool pocket and a hammer loop. */
  readonly tools?: boolean;
}

const BLOCK = { waist: 150, top: 128, hip: 184, hipY: 320, crotchY: 436, kneeY: 700, hemY: 1082 };
const FITS = {
  slim: legsOf({ ...BLOCK, kneeOut: 146, kneeIn: 26, hemOut: 128, hemIn: 34 }),
  straight: legsOf({ ...BLOCK, kneeOut: 166, kneeIn: 20, hemOut: 164, hemIn: 24 }),
  wide: legsOf({ ...BLOCK, kneeOut: 194, kneeIn: 14, hemOut: 222, hemIn: 16 }),
  flared: legsOf({ ...BLOCK, kneeOut: 140, kneeIn: 30, hemOut: 214, hemIn: 4, hemY: 1100 }),
  work: legsOf({ ...BLOCK, kneeOut: 184, kneeIn: 14, hemOut: 184, hemIn: 20 }),
};
const THREAD = '#b08a58';
const WAIST = { half: 150, top: 128 };

const whisker = (y: number, width: number, depth: number) =>
  `<path d="M${450 - width} ${y}C${490 - width} ${y + depth} 390 ${y + depth + 12} 436 ${y + depth - 6}" stroke="#d8d8d8" stroke-width="7" fill="none"/>`;

/** Light thighs, knees and whiskers, dark side seams. */
const WORN = both(
  '<ellipse cx="354" cy="560" rx="44" ry="200" fill="#bcbcbc"/><ellipse cx="358" cy="720" rx="46" ry="80" fill="#c4c4c4"/>' +
    whisker(372, 150, 34) +
    whisker(402, 140, 36) +
    whisker(430, 128, 34) +
    '<path d="M268 200L268 1090L288 1090L290 200Z" fill="#6a6a6a"/>',
);

async function stitchLegs(scene: Scene, legs: Legs, thread: string, hemmed: boolean) {
  const stitch = (path: string) => topstitch(path, { color: thread, opacity: 0.85, width: 2.1 });
  const dark = (path: string, width: number) => line(path, '#0e1624', width, 0.4);
  const outer = 450 - legs.hemOut;
  const inner = 450 - legs.hemIn;
  const y = legs.hemY;
  const hem = `M${outer + 3} ${y - 16}C${outer + 30} ${y - 7} ${inner - 30} ${y - 5} ${inner - 2} ${y - 11}`;
  await ink(
    scene,
    both(dark('M306 198C322 262 368 286 424 180', 3)),
    both(stitch('M302 206C320 274 374 296 430 184') + stitch('M300 214C318 286 378 306 438 184')),
    hemmed ? both(stitch(hem)) : '',
    dark('M452 186C455 270 456 340 450 434', 2.6),
    stitch('M486 186C488 270 490 330 456 412') + stitch('M494 186C496 274 498 340 460 424'),
    line('M478 196L484 190M478 202L486 198', thread, 3, 0.9),
  );
}

async function drawWaist(scene: Scene, { color, thread }: { color: string; thread: string }) {
  const denim = { ...BAND, fabric: 'denim', paint: color } as const;
  const stitch = (path: string) => topstitch(path, { color: thread, opacity: 0.8, width: 2.1 });
  await piece(scene, waistband(WAIST, 46), { ...denim, inflate: 17, cast: 0.34, castY: 5 });
  await ink(
    scene,
    stitch('M306 136C350 142 400 144 450 144C500 144 550 142 594 136'),
    stitch('M299 170C350 178 400 181 450 181C500 181 550 178 601 170'),
  );
  for (const x of [352, 548]) {
    await piece(scene, beltLoop(x, 122, 62), {
      ...denim,
      paint: darker(color, 0.12),
      inflate: 6,
      puff: 0.7,
      cast: 0.4,
    });
    await ink(scene, stitch(`M${x - 4} 128L${x - 4} 180M${x + 4} 128L${x + 4} 180`));
  }
  await button(scene, [456, 160], { radius: 12, color: '#a98a5c' });
  for (const [x, y] of [
    [312, 204],
    [420, 190],
    [588, 204],
    [480, 190],
  ] as const)
    await stud(scene, [x, y], { color: '#a98a5c' });
}

async function drawTools(scene: Scene, cloth: PaintedCloth, thread: string) {
  const stitch = (path: string) => topstitch(path, { color: thread, opacity: 0.85, width: 2.1 });
  const knee = 'M276 560C320 570 380 572 430 566L428 872C380 878 320 876 274 868Z';
  await pair(scene, knee, { ...BAND, ...cloth, inflate: 16, puff: 0.3, cast: 0.24 });
  await ink(scene, both(stitch('M284 570C320 578 380 580 424 574L422 864C380 870 320 868 282 860Z')));
  await piece(scene, 'M262 470L312 474L312 600C300 606 274 604 260 598Z', { ...BAND, ...cloth, cast: 0.34 });
  await piece(scene, 'M622 470C648 520 648 590 630 640L614 636C628 590 628 526 606 478Z', {
    ...BAND,
    ...cloth,
    inflate: 9,
    cast: 0.4,
  });
}

async function draw(scene: Scene, options: JeansOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'denim');
  const legs = FITS[options.fit ?? 'straight'];
  const thread = options.thread ?? THREAD;
  await clothesShadow(scene, legs.path);
  await insideWaist(scene, WAIST, cloth);
  await ink(scene, '<rect x="424" y="122" width="52" height="14" rx="2" fill="#a5784c"/>');
  const folds = legFolds(random, legs, { width: 12, knee: 5, ankle: 5 });
  await piece(scene, legs.path, { ...cloth, ...LEGS, folds, foldBlur: 5 });
  await wash(scene, WORN, { blur: 22, amount: options.worn ?? 0.8 });
  await stitchLegs(scene, legs, thread, !options.turnUp);
  await drawWaist(scene, { color: options.color, thread });
  if (options.tools) await drawTools(scene, cloth, thread);
  if (!options.turnUp) return;
  const outer = 450 - legs.hemOut;
  const inner = 450 - legs.hemIn;
  const turnUp =
    `M${outer - 5} 1036C${outer + 30} 1044 ${inner - 30} 1046 ${inner + 5} 1040L${inner + 5} 1092` +
    `C${inner - 30} 1100 ${outer + 30} 1098 ${outer - 5} 1088Z`;
  await pair(scene, turnUp, { ...BAND, fabric: 'denim', paint: lighter(options.color, 0.4), inflate: 14, castY: -4 });
}

const drawBehind = (scene: Scene, options: JeansOptions) =>
  drawJeansBack(scene, {
    ...{ cloth: clothOf(options, 'denim'), color: options.color, thread: options.thread ?? THREAD },
    ...{ top: BLOCK.top, crotchY: BLOCK.crotchY, worn: (options.worn ?? 0.8) * 0.7, isBanded: true },
  });

/** Five-pocket jeans. */
export const jeans: Cut<JeansOptions> = {
  name: 'jeans',
  bend: 8,
  closeUp: { x: 430, y: 260, width: 380 },
  draw,
  behind: { draw: drawBehind },
};
