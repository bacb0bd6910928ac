import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, fanFolds, hangingFolds } from '../../kit/folds.ts';
import { line, neckLabel, seam } from '../../kit/ink.ts';
import { LEGS, type Legs, legsOf } from '../../kit/legs.ts';
import { both, mirrorPath, type Point, scalePath } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { fronts } from '../../kit/tailoring.ts';
import { buttons, patchPocket } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface PyjamasOptions extends CutOptions {
  readonly piping?: string;
  readonly buttons?: string;
  /** Shorter wide sleeves and wide legs. */
  readonly wide?: boolean;
}

const up = (path: string) => scalePath(path, 0.82, -16);
const LEGS_SHAPE = {
  waist: 124,
  top: 600,
  hip: 140,
  hipY: 660,
  crotchY: 756,
  kneeOut: 154,
  kneeIn: 14,
  kneeY: 890,
  hemOut: 168,
  hemIn: 24,
  hemY: 1130,
};
const STRAIGHT = {
  legs: legsOf(LEGS_SHAPE),
  sleeve: sleeve({ shoulder: [305.7, 180.8], armpit: [290.9, 366.1], cuff: [206, 640], width: 82, biceps: 104 }),
};
const WIDE = {
  legs: legsOf({ ...LEGS_SHAPE, kneeOut: 172, kneeIn: 12, hemOut: 214, hemIn: 22, hemY: 1110 }),
  sleeve: sleeve({ shoulder: [305.7, 180.8], armpit: [290.9, 366.1], cuff: [212, 520], width: 118, biceps: 122 }),
};
const FRONT = up(
  'M392 196C352 210 306 222 272 240C284 310 274 388 252 456C250 540 256 600 256 660C252 740 246 800 242 870C310 886 390 890 466 886L468 420C440 340 410 260 392 196Z',
);
const LAPEL = up(
  'M392 196C370 206 356 218 346 236C350 270 360 300 366 326C400 350 440 384 462 430C452 350 420 260 392 196Z',
);
const COLLAR = up(
  'M450 158C418 158 400 168 388 186C370 204 352 226 340 258L384 300C390 262 402 224 424 200C432 192 440 188 450 188Z',
);
const INSIDE = up('M392 196C404 170 424 160 450 160C476 160 496 170 508 196L450 430Z');
const BUTTONS: Point[] = [362, 442, 522, 602, 672].map((y) => [450, y]);

const legFolds = (random: Random) =>
  hangingFolds(random, { x0: 282, x1: 434, top: 730, bottom: 1110, count: 4, width: 20, lift: 0.75 }) +
  fanFolds(random, [446, 744], { angle: 190, spread: 60, count: 4, reach: 120, width: 12, lift: 0.5 });

const frontFolds = (random: Random) =>
  fanFolds(random, [296, 362], { angle: 50, spread: 80, count: 4, reach: 120, width: 12, lift: 0.5 }) +
  hangingFolds(random, { x0: 290, x1: 440, top: 470, bottom: 708, count: 4, width: 15, lift: 0.6 });

const hemLine = ({ hemOut, hemIn, hemY }: Legs) =>
  `M${452 - hemOut} ${hemY - 40}C${500 - hemOut} ${hemY - 30} ${390} ${hemY - 28} ${448 - hemIn} ${hemY - 34}`;

async function drawTrousers(
  scene: Scene,
  random: Random,
  cloth: PaintedCloth,
  { legs, piping }: { legs: Legs; piping: string },
) {
  const folds = bothSides(() => legFolds(random));
  await piece(scene, legs.path, { ...cloth, ...LEGS, drape: 5, drapeY: 160, folds, foldDepth: 42 });
  await ink(scene, both(line(hemLine(legs), piping, 3.4, 0.9)), seam('M450 700L450 742'));
}

async function drawCollar(scene: Scene, cloth: PaintedCloth, piping: string) {
  const look = { ...BAND, ...cloth, inflate: 16, puff: 0.32, cast: 0.36, castBlur: 6, castY: 6 };
  await pair(scene, LAPEL, { ...look, angle: 0.5 });
  await pair(scene, COLLAR, { ...look, angle: 0.9 });
  const pipe = (path: string) => line(up(path), piping, 3, 0.92);
  await ink(
    scene,
    both(pipe('M349 262C354 286 360 306 366 326C400 350 440 384 460 426M394 184C372 204 352 226 340 258L382 298')),
    both(seam(up('M272 244C284 310 274 388 256 452'))),
    pipe('M466 432L466 884'),
  );
}

async function draw(scene: Scene, options: PyjamasOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'poplin');
  const piping = options.piping ?? '#2b3549';
  const { legs, sleeve: arm } = options.wide ? WIDE : STRAIGHT;
  await clothesShadow(scene, legs.path + FRONT + mirrorPath(FRONT) + arm.path + mirrorPath(arm.path));
  await drawTrousers(scene, random, cloth, { legs, piping });
  await piece(scene, INSIDE, {
    ...BAND,
    ...cloth,
    paint: shaded(cloth.paint, 0.62),
    inflate: 20,
    puff: 0.2,
    cast: 0.1,
  });
  await ink(scene, neckLabel(134));
  await sleevePair(scene, arm, { ...cloth, random, creases: { width: 12 }, foldDepth: 38, foldBlur: 5, puff: 0.65 });
  await pair(scene, arm.band(40, options.wide ? 124 : 88, -34), { ...BAND, ...cloth, angle: arm.angle, inflate: 11 });
  const panels = { left: FRONT, right: mirrorPath(FRONT), folds: () => frontFolds(random), over: 'right' } as const;
  await fronts(scene, panels, { ...cloth, ...BODY, inflate: 74, castBlur: 9, foldBlur: 5, foldDepth: 40 });
  await patchPocket(scene, { x: 510, y: 330, width: 78, height: 86, corner: 14 }, cloth);
  await ink(scene, line('M510 344L588 344', piping, 3, 0.9));
  await drawCollar(scene, cloth, piping);
  await buttons(scene, BUTTONS, { radius: 7.5, color: options.buttons ?? '#efe9dc' });
}

/** Pyjama shirt with piping, laid over its trousers. */
export const pyjamas: Cut<PyjamasOptions> = {
  name: 'pyjamas',
  bend: 8,
  closeUp: { x: 450, y: 280, width: 360 },
  draw,
};
