import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease, fanFolds, hangingFolds } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { both, mirrorPath, type Point, symmetric } from '../../kit/paths.ts';
import { ink } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { fronts, lapels, lining } from '../../kit/tailoring.ts';
import { buttons, patchPocket } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CocoonCoatOptions extends CutOptions {
  readonly lining?: string;
  readonly buttons?: string;
}

const LEFT =
  'M366 170C330 190 286 206 236 232C250 320 240 400 212 480C196 600 194 740 214 880C226 950 244 1010 262 1052' +
  'C330 1070 410 1074 470 1068L482 700L466 420L404 220Z';
const RIGHT =
  'M534 170C570 190 614 206 664 232C650 320 660 400 688 480C704 600 706 740 686 880C674 950 656 1010 638 1052' +
  'C570 1072 490 1078 424 1072L428 700L446 440L496 220Z';
const SLEEVE = sleeve({ shoulder: [238, 234], armpit: [218, 490], cuff: [116, 792], width: 116, biceps: 156, puff: 6 });
const LAPELS = {
  left: 'M450 146C406 146 374 156 352 176C318 206 292 256 288 310C300 420 380 540 474 634C456 520 436 340 410 226C404 200 424 184 450 182Z',
  right:
    'M450 146C494 146 526 156 548 176C582 206 608 256 612 310C602 424 524 552 430 650C438 530 466 340 490 226C496 200 476 184 450 182Z',
};
const BACK_COLLAR = 'M450 146C412 146 384 154 362 168L400 214C408 192 428 182 450 182';
const INSIDE = symmetric('M450 150C410 150 380 158 366 170L404 340L450 560');
const BUTTONS: Point[] = [
  [446, 690],
  [444, 830],
];

const panelFolds = (random: Random) =>
  fanFolds(random, [226, 486], { angle: 44, spread: 76, count: 4, reach: 170, width: 24, lift: 0.55 }) +
  crease([250, 330], [380, 560], { bend: 24, width: 44, lift: 0.35, valley: 0.9 }) +
  crease([222, 720], [350, 1000], { bend: -34, width: 46, lift: 0.4, valley: 0.9 }) +
  hangingFolds(random, { x0: 250, x1: 440, top: 700, bottom: 1066, count: 3, width: 34, lift: 0.6 });

async function draw(scene: Scene, options: CocoonCoatOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'wool');
  await clothesShadow(scene, LEFT + RIGHT + SLEEVE.path + mirrorPath(SLEEVE.path));
  await lining(scene, INSIDE, options.lining ?? '#8a7763', 180);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 22, wrist: 2 },
    foldDepth: 52,
    foldBlur: 11,
    inflate: 64,
    puff: 0.78,
  });
  await fronts(
    scene,
    { left: LEFT, right: RIGHT, folds: () => panelFolds(random) },
    { ...cloth, inflate: 110, puff: 0.74, foldBlur: 12, foldDepth: 62 },
  );
  for (const right of [false, true]) {
    const pocket = { x: 256, y: 716, width: 138, height: 168, corner: 40, right };
    await patchPocket(scene, pocket, { ...cloth, inflate: 18, puff: 0.45, cast: 0.3, castBlur: 6 });
  }
  await lapels(scene, { ...LAPELS, collar: BACK_COLLAR }, cloth);
  await ink(
    scene,
    both(seam('M238 238C254 322 242 404 216 478', 0.9)),
    topstitch('M604 318C592 424 520 544 438 632M296 318C308 420 384 534 464 618', { opacity: 0.15, width: 1.2 }),
    both(topstitch('M66 764C98 790 140 808 172 810', { opacity: 0.15, width: 1.2 })),
  );
  await buttons(scene, BUTTONS, { radius: 16, color: options.buttons ?? '#4a3a2e' });
}

/** Rounded wool coat with dropped shoulders, a shawl collar and patch pockets. */
export const cocoonCoat: Cut<CocoonCoatOptions> = {
  name: 'cocoon-coat',
  bend: 10,
  closeUp: { x: 440, y: 560, width: 420 },
  draw,
};
