import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease, fanFolds, hangingFolds } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { both, ellipse, mirrorPath, type Point, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { flaps, fronts, lapels, lining } from '../../kit/tailoring.ts';
import { buttons } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface OvercoatOptions extends CutOptions {
  readonly lining?: string;
  readonly buttons?: string;
}

const LEFT =
  'M364 160C330 174 296 184 252 202C262 284 258 366 236 440C238 560 244 680 240 800C236 900 232 1000 228 1074' +
  'C300 1092 390 1096 462 1092L474 640L466 400L398 200Z';
const RIGHT = mirrorPath(
  'M364 160C330 174 296 184 252 202C262 284 258 366 236 440C238 560 244 680 240 800C236 900 232 1000 228 1074' +
    'C300 1092 390 1096 482 1092L486 640L470 430L398 200Z',
);
const SLEEVE = sleeve({ shoulder: [254, 204], armpit: [242, 450], cuff: [150, 830], width: 92, biceps: 130 });
const LAPELS = {
  left: 'M372 156C346 168 328 184 316 208L290 316L334 318L316 352C346 440 396 520 468 598C452 500 420 310 396 194Z',
  right: 'M528 156C554 168 572 184 584 208L610 316L566 318L584 352C556 444 506 530 430 612C440 500 480 310 504 194Z',
  collar:
    'M450 136C408 136 376 144 358 160C334 180 316 206 300 246L296 290L336 316C350 258 376 208 410 182C420 174 436 168 450 168',
};
const INSIDE = symmetric('M450 140C410 140 382 148 364 160L396 330L450 580');
const FLAP = 'M264 716C304 726 352 728 394 722L396 766C352 774 302 770 260 758Z';
const BREAST = 'M548 410L626 396L630 420L552 434Z';
const BUTTONS: Point[] = [
  [446, 634],
  [445, 764],
  [444, 894],
];

const panelFolds = (random: Random) =>
  fanFolds(random, [246, 446], { angle: 50, spread: 76, count: 4, reach: 150, width: 18, lift: 0.5 }) +
  crease([280, 470], [330, 1000], { bend: 20, width: 46, lift: 0.34, valley: 0.9 }) +
  hangingFolds(random, { x0: 244, x1: 440, top: 720, bottom: 1092, count: 3, width: 30, lift: 0.6 });

async function draw(scene: Scene, options: OvercoatOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'wool');
  const color = options.buttons ?? '#2f2a27';
  await clothesShadow(scene, LEFT + RIGHT + SLEEVE.path + mirrorPath(SLEEVE.path));
  await lining(scene, INSIDE, options.lining ?? '#6d5f54', 168);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 16, wrist: 2, amount: 0.85 },
    foldDepth: 44,
    foldBlur: 9,
    inflate: 54,
    puff: 0.74,
  });
  for (const k of [0, 1, 2]) {
    await pair(scene, ellipse(176 - k * -5, 812 - k * 22, 6.5), {
      ...BAND,
      fabric: 'button',
      paint: color,
      inflate: 3,
      castBlur: 2,
    });
  }
  await fronts(
    scene,
    { left: LEFT, right: RIGHT, folds: () => panelFolds(random) },
    { ...cloth, foldBlur: 10, foldDepth: 54 },
  );
  await flaps(scene, FLAP, { ...cloth, inflate: 13 });
  await piece(scene, BREAST, { ...BAND, ...cloth, inflate: 8 });
  await lapels(scene, LAPELS, cloth);
  await ink(
    scene,
    both(seam('M254 206C266 288 260 370 240 444', 0.9)),
    topstitch('M576 356C550 444 502 524 436 596M324 356C352 440 398 514 462 584', { opacity: 0.15, width: 1.2 }),
  );
  await buttons(scene, BUTTONS, { radius: 13, color });
}

/** Straight single-breasted coat with notched lapels and flap pockets. */
export const overcoat: Cut<OvercoatOptions> = {
  name: 'overcoat',
  bend: 7,
  closeUp: { x: 450, y: 440, width: 420 },
  draw,
};
