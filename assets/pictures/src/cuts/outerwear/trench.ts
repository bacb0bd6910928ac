import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { fanFolds, gathers, hangingFolds } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { both, mirrorPath, type Point, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { flaps, fronts, lapels, lining } from '../../kit/tailoring.ts';
import { buttons } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface TrenchOptions extends CutOptions {
  readonly lining?: string;
  readonly buttons?: string;
}

const PANEL =
  'M364 162C332 178 300 190 266 206C278 280 272 350 250 414C254 480 276 530 276 566C260 720 232 890 206 1042' +
  'C286 1068 400 1070 486 1060L496 600L470 340L400 200Z';
const SLEEVE = sleeve({ shoulder: [268, 208], armpit: [256, 426], cuff: [146, 786], width: 86, biceps: 120 });
const STORM_FLAP = 'M274 214C284 300 284 350 280 398C322 416 372 412 416 390L402 230L366 172Z';
const LAPELS = {
  left: 'M372 158C344 172 324 190 310 216L286 300L330 310L312 338C346 410 400 450 462 474C450 400 424 290 398 196Z',
  right: 'M528 158C556 172 576 190 590 216L614 300L570 310L588 338C560 410 500 460 424 500C440 420 476 300 502 196Z',
  collar:
    'M450 138C406 138 374 148 358 162C334 182 314 212 298 254L346 290C356 250 380 206 410 184C420 176 436 170 450 170',
};
const INSIDE = symmetric('M450 142C408 142 380 150 364 162L400 330L450 420');
const SHOULDER_STRAP = 'M262 222L330 190L340 210L272 246C262 246 256 232 262 222Z';
const WELT = 'M296 690L322 684L342 800L316 806Z';
const BUTTONS: Point[] = [
  [404, 520],
  [508, 520],
  [402, 676],
  [400, 830],
  [514, 836],
];

const panelFolds = (random: Random) =>
  fanFolds(random, [260, 422], { angle: 48, spread: 70, count: 3, reach: 120, width: 14, lift: 0.5 }) +
  hangingFolds(random, {
    x0: 230,
    x1: 470,
    top: 610,
    bottom: 1060,
    count: 5,
    width: 26,
    lift: 0.9,
    flare: 0.3,
    origin: 420,
  }) +
  gathers(random, { x0: 284, x1: 470, y: 606, length: 110, count: 7, width: 12, lift: 0.65 });

async function drawBelt(scene: Scene, cloth: PaintedCloth, color: string) {
  const belt = { ...BAND, ...cloth, inflate: 15, puff: 0.42, drape: 2, castBlur: 7, castY: 8 };
  await piece(scene, 'M268 554C350 574 550 574 632 554L636 600C550 620 350 620 264 600Z', { ...belt, cast: 0.42 });
  await piece(scene, 'M508 604C512 660 500 716 506 786L544 788C540 720 546 660 542 602Z', { ...belt, inflate: 12 });
  await ink(
    scene,
    topstitch('M274 564C350 582 550 582 626 564M271 592C350 611 550 611 630 592', { width: 1.3 }),
    `<rect x="500" y="554" width="58" height="68" rx="10" fill="none" stroke="${color}" stroke-width="11"/>`,
    '<rect x="497" y="551" width="58" height="68" rx="10" fill="none" stroke="#fff" stroke-width="1.6" opacity=".35"/>',
    `<path d="M529 556L529 620" stroke="${color}" stroke-width="6"/>`,
  );
}

async function draw(scene: Scene, options: TrenchOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'twill');
  const color = options.buttons ?? '#4f3c2a';
  await clothesShadow(scene, PANEL + mirrorPath(PANEL) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await lining(scene, INSIDE, options.lining ?? '#7d6652', 172);
  await sleevePair(scene, SLEEVE, { ...cloth, random, creases: { width: 13 }, foldDepth: 44, inflate: 50, puff: 0.7 });
  await pair(scene, SLEEVE.band(18, 94, -78), { ...BAND, ...cloth, angle: SLEEVE.angle, inflate: 9 });
  await fronts(
    scene,
    { left: PANEL, right: mirrorPath(PANEL), folds: () => panelFolds(random) },
    { ...cloth, foldBlur: 8, foldDepth: 52 },
  );
  await piece(scene, STORM_FLAP, { ...BAND, ...cloth, inflate: 18, puff: 0.35, cast: 0.34, castBlur: 6, castY: 7 });
  await lapels(scene, LAPELS, cloth);
  await flaps(scene, SHOULDER_STRAP, { ...cloth, cast: 0.3, castY: 4 });
  await buttons(
    scene,
    [
      [326, 206],
      [574, 206],
    ],
    { radius: 6, color },
  );
  await drawBelt(scene, cloth, color);
  await flaps(scene, WELT, { ...cloth, inflate: 9, cast: 0.3, castY: 4 });
  await buttons(scene, BUTTONS, { radius: 12, color });
  await ink(
    scene,
    both(seam('M268 212C280 290 274 360 256 420')),
    both(topstitch('M212 1022C286 1046 400 1050 466 1042', { opacity: 0.22, width: 1.3 })),
  );
}

/** Trench coat: double-breasted, with a storm flap, shoulder straps and a buckled belt. */
export const trench: Cut<TrenchOptions> = {
  name: 'trench',
  bend: 8,
  closeUp: { x: 450, y: 380, width: 420 },
  draw,
};
