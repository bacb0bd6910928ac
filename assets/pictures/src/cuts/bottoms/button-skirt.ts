import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, fanFolds, hangingFolds } from '../../kit/folds.ts';
import { line, topstitch } from '../../kit/ink.ts';
import { beltLoop, insideWaist, waistband } from '../../kit/legs.ts';
import { both, type Point, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { buttons } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ButtonSkirtOptions extends CutOptions {
  readonly thread?: string;
  readonly buttons?: string;
}

const OUTLINE = symmetric(
  'M450 324C390 324 340 322 300 316C278 370 252 440 240 520C228 640 214 740 204 836C284 862 370 870 450 870',
);
const WAIST = { half: 150, top: 316 };
const BUTTONS: Point[] = [346, 430, 518, 606, 694, 782].map((y) => [450, y]);

function foldsOf(random: Random) {
  const hip = () => fanFolds(random, [258, 500], { angle: 10, spread: 60, count: 4, reach: 150, width: 14, lift: 0.5 });
  const hanging = { x0: 222, x1: 678, top: 470, bottom: 862, count: 8, width: 22, lift: 0.7 };
  return bothSides(hip) + hangingFolds(random, hanging);
}

async function stitchSeams(scene: Scene, thread: string) {
  const stitch = (path: string, opacity = 0.8) => topstitch(path, { color: thread, opacity, width: 2.1 });
  const dark = (path: string, opacity: number) => line(path, '#0d1626', 2.4, opacity);
  await ink(
    scene,
    both(dark('M286 376C300 440 350 458 408 366', 0.4) + stitch('M282 384C298 452 356 468 414 368')),
    both(stitch('M208 820C290 844 370 852 428 852')),
    stitch('M435 362L435 864M465 362L465 864'),
    both(dark('M330 450C330 570 320 720 312 856', 0.28) + stitch('M335 452C335 570 325 720 317 856', 0.55)),
  );
}

async function draw(scene: Scene, options: ButtonSkirtOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'corduroy');
  const thread = options.thread ?? '#3c2a20';
  await clothesShadow(scene, OUTLINE);
  await insideWaist(scene, WAIST, cloth, 14);
  await piece(scene, OUTLINE, { ...cloth, ...BODY, cast: 0, edge: 0.26, folds: foldsOf(random), foldDepth: 48 });
  await piece(scene, roundedBox(430, 358, 40, 510, 2), { ...BAND, ...cloth, inflate: 8, puff: 0.4, cast: 0.26 });
  await stitchSeams(scene, thread);
  await piece(scene, waistband(WAIST, 44, 14), { ...BAND, ...cloth, inflate: 15, castY: 5 });
  for (const x of [350, 550]) {
    await piece(scene, beltLoop(x, 310, 60), { ...BAND, ...cloth, inflate: 6, puff: 0.7, cast: 0.4 });
  }
  await buttons(scene, BUTTONS, { radius: 10, color: options.buttons ?? '#5a4030' });
}

/** Short A-line skirt that buttons down the front. */
export const buttonSkirt: Cut<ButtonSkirtOptions> = {
  name: 'button-skirt',
  bend: 8,
  closeUp: { x: 430, y: 440, width: 360 },
  draw,
};
