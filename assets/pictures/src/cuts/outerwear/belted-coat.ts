import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease, fanFolds, gathers, hangingFolds } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { both, mirrorPath, type Point, symmetric } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { flaps, fronts, lapels, lining } from '../../kit/tailoring.ts';
import { buttons } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BeltedCoatOptions extends CutOptions {
  readonly lining?: string;
  readonly buttons?: string;
}

const LEFT =
  'M364 162C332 178 300 188 262 206C272 284 266 360 244 430C248 500 270 545 270 588C258 760 236 930 220 1098' +
  'C296 1124 400 1130 476 1122L490 600L470 340L400 200Z';
const RIGHT =
  'M536 162C568 178 600 188 638 206C628 284 634 360 656 430C652 500 630 545 630 588C642 760 664 930 680 1098' +
  'C604 1124 500 1132 402 1124L410 600L436 400L500 200Z';
const SLEEVE = sleeve({ shoulder: [264, 208], armpit: [250, 440], cuff: [142, 812], width: 96, biceps: 132 });
const LAPELS = {
  left: 'M372 158C342 172 320 192 304 220L276 322L334 328L306 362C342 446 402 500 476 548C456 440 426 300 398 196Z',
  right: 'M528 158C558 172 580 192 596 220L624 322L566 328L594 362C560 450 500 520 416 580C430 470 474 300 502 196Z',
  collar:
    'M450 136C404 136 372 146 354 162C328 184 306 216 290 262L340 300C352 256 378 208 410 184C420 176 436 170 450 170',
};
const INSIDE = symmetric('M450 140C408 140 380 150 364 162L400 330L450 470');
const WELT = 'M288 738L372 716L380 744L296 768Z';
const BUTTONS: Point[] = [
  [396, 540],
  [508, 536],
  [396, 716],
  [506, 716],
];

const panelFolds = (random: Random) =>
  fanFolds(random, [254, 436], { angle: 48, spread: 76, count: 4, reach: 150, width: 20, lift: 0.55 }) +
  crease([286, 300], [392, 470], { bend: 16, width: 34, lift: 0.3, valley: 0.8 }) +
  gathers(random, { x0: 284, x1: 400, y: 640, length: 150, count: 4, width: 16, lift: 0.6 }) +
  gathers(random, { x0: 284, x1: 400, y: 580, length: -110, count: 4, width: 16, lift: 0.5 }) +
  hangingFolds(random, {
    x0: 238,
    x1: 440,
    top: 660,
    bottom: 1120,
    count: 4,
    width: 34,
    lift: 0.8,
    flare: 0.25,
    origin: 400,
  });

async function drawBelt(scene: Scene, random: Random, cloth: PaintedCloth) {
  const belt = {
    ...BAND,
    ...cloth,
    inflate: 16,
    puff: 0.42,
    drape: 2,
    drapeX: 60,
    cast: 0.42,
    castBlur: 8,
    castY: 9,
    foldDepth: 26,
  };
  const along = gathers(random, { x0: 280, x1: 620, y: 584, length: 40, count: 12, width: 9, lift: 0.4 });
  await piece(scene, 'M268 582C350 602 550 602 632 582L636 634C550 654 350 654 264 634Z', { ...belt, folds: along });
  const tail = (x: number, end: number) => crease([x, 660], [x + 6, end], { bend: 8, width: 16, lift: 0.5 });
  await piece(scene, 'M440 632C434 700 446 780 436 866L484 872C492 784 480 706 484 634Z', {
    ...belt,
    folds: tail(458, 860),
  });
  await piece(scene, 'M470 636C500 690 512 752 540 812L584 792C552 738 540 680 512 628Z', {
    ...belt,
    folds: tail(500, 790),
  });
  const wrapped =
    crease([440, 606], [506, 632], { bend: 12, width: 16, lift: 0.9, valley: 1 }) +
    crease([446, 632], [500, 650], { bend: 8, width: 12, lift: 0.7 }) +
    crease([452, 590], [508, 606], { bend: 6, width: 10, lift: 0.6 });
  await piece(
    scene,
    'M440 584C462 576 494 578 508 588C518 606 520 630 510 650C490 662 458 662 442 654C432 632 432 604 440 584Z',
    {
      ...belt,
      inflate: 13,
      puff: 0.6,
      folds: wrapped,
      foldBlur: 3,
      foldDepth: 22,
    },
  );
}

async function draw(scene: Scene, options: BeltedCoatOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'wool');
  await clothesShadow(scene, LEFT + RIGHT + SLEEVE.path + mirrorPath(SLEEVE.path));
  await lining(scene, INSIDE, options.lining ?? '#7a6450', 170);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 18, wrist: 2, amount: 0.9 },
    foldDepth: 46,
    foldBlur: 9,
    inflate: 56,
    puff: 0.75,
  });
  await fronts(
    scene,
    { left: LEFT, right: RIGHT, folds: () => panelFolds(random) },
    { ...cloth, foldBlur: 10, foldDepth: 56 },
  );
  await flaps(scene, WELT, { ...cloth, inflate: 14 });
  await lapels(scene, LAPELS, cloth);
  await drawBelt(scene, random, cloth);
  await ink(
    scene,
    both(seam('M264 210C274 288 268 364 250 434', 0.9)),
    topstitch('M594 366C560 450 500 518 424 570M306 366C342 446 400 498 466 542', { opacity: 0.16, width: 1.2 }),
    both(topstitch('M104 800C132 824 168 834 196 830', { opacity: 0.14, width: 1.2 })),
  );
  await buttons(scene, BUTTONS, { radius: 13, color: options.buttons ?? '#43352a' });
}

/** Long double-breasted wool coat with wide lapels and a tied belt. */
export const beltedCoat: Cut<BeltedCoatOptions> = {
  name: 'belted-coat',
  bend: 9,
  closeUp: { x: 450, y: 420, width: 420 },
  draw,
};
