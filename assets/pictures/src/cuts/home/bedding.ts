import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { ridge, topstitch, valley } from '../../kit/ink.ts';
import { type Point, roundBox } from '../../kit/paths.ts';
import { ink, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { buttons } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BeddingOptions extends CutOptions {
  /** The other side of the duvet cover. */
  readonly reverse?: string;
  readonly sheet?: string;
  /** Buttons along the turned edge. */
  readonly buttons?: string;
}

const MATTRESS = roundBox(150, 240, 600, 760, 26);
const QUILT =
  'M128 520C240 508 660 508 772 520C782 660 776 860 784 1024C720 1044 180 1044 116 1024C124 860 118 660 128 520Z';
const TURNED =
  'M126 512C240 494 660 494 774 512C782 548 780 590 772 628C660 646 240 646 128 628C120 590 118 548 126 512Z';
const QUILT_CREASES =
  valley('M140 700C260 720 340 780 380 900', 22, 0.6) +
  ridge('M130 760C240 780 310 840 340 960', 24, 0.55) +
  valley('M760 660C640 720 580 800 560 1020', 22, 0.55) +
  ridge('M772 720C680 780 620 860 606 1026', 24, 0.55) +
  valley('M420 620C460 700 470 780 450 860', 20, 0.4) +
  ridge('M300 660C360 720 400 740 480 760', 24, 0.4);
const TURNED_CREASES =
  valley('M250 516C262 560 250 600 262 634', 12, 0.5) +
  ridge('M540 510C530 560 548 600 536 636', 14, 0.5) +
  valley('M660 512C650 560 670 600 656 634', 12, 0.4);

const pillowAt = (x: number) =>
  `M${x} 268C${x + 70} 276 ${x + 190} 276 ${x + 262} 266C${x + 272} 264 ${x + 278} 272 ${x + 274} 284` +
  `C${x + 262} 330 ${x + 264} 384 ${x + 276} 430C${x + 278} 442 ${x + 270} 448 ${x + 260} 446C${x + 190} 436 ${x + 70} 438 ${x + 2} 448` +
  `C${x - 10} 450 ${x - 16} 442 ${x - 12} 430C${x} 384 ${x + 2} 330 ${x - 10} 284C${x - 14} 272 ${x - 8} 266 ${x} 268Z`;

/** Folds run in from the corners of a pillow. */
function pillowCreases(x: number): string {
  let folds = valley(`M${x + 140} 300C${x + 120} 340 ${x + 140} 380 ${x + 124} 420`, 18, 0.4);
  for (const [i, dx] of [
    [0, 1],
    [1, -1],
  ] as const) {
    for (const [j, dy] of [
      [0, 1],
      [1, -1],
    ] as const) {
      const cx = x + i * 264;
      const cy = 270 + j * 176;
      folds += valley(
        `M${cx} ${cy}C${cx + dx * 30} ${cy + dy * 16} ${cx + dx * 56} ${cy + dy * 30} ${cx + dx * 84} ${cy + dy * 60}`,
        9,
        0.8,
      );
      folds += ridge(
        `M${cx} ${cy}C${cx + dx * 20} ${cy + dy * 22} ${cx + dx * 36} ${cy + dy * 40} ${cx + dx * 50} ${cy + dy * 74}`,
        9,
        0.7,
      );
    }
  }
  return folds;
}

async function drawPillows(scene: Scene, cloth: PaintedCloth) {
  for (const x of [178, 460]) {
    await part(scene, pillowAt(x), {
      ...cloth,
      inflate: 70,
      puff: 0.82,
      drape: 4,
      drapeX: 80,
      drapeY: 60,
      cast: 0.42,
      castBlur: 14,
      castX: 5,
      castY: 12,
      edge: 0.3,
      folds: pillowCreases(x),
      foldDepth: 28,
    });
  }
}

async function draw(scene: Scene, options: BeddingOptions) {
  const cloth = clothOf(options, 'poplin');
  const { reverse = options.color, sheet = '#ece7db' } = options;
  await lyingShadow(scene, MATTRESS, { blur: 34, y: 30, strength: 0.38 });
  const sheetFolds =
    valley('M160 470C260 490 340 480 430 500', 10, 0.4) + ridge('M740 450C640 480 560 470 470 500', 12, 0.4);
  await part(scene, MATTRESS, {
    fabric: cloth.fabric,
    paint: sheet,
    drape: 3,
    cast: 0,
    folds: sheetFolds,
    foldDepth: 16,
  });
  await drawPillows(scene, cloth);
  const cover = {
    ...cloth,
    inflate: 80,
    puff: 0.68,
    drape: 8,
    drapeX: 130,
    drapeY: 120,
    cast: 0.45,
    castBlur: 16,
    castX: 6,
    castY: 8,
  };
  await part(scene, QUILT, { ...cover, edge: 0.26, folds: QUILT_CREASES, foldBlur: 13, foldDepth: 54 });
  await part(scene, TURNED, {
    ...cover,
    paint: reverse,
    inflate: 44,
    puff: 0.76,
    drapeX: 110,
    drapeY: 50,
    castBlur: 12,
    castY: 12,
    folds: TURNED_CREASES,
    foldBlur: 8,
    foldDepth: 30,
  });
  await ink(
    scene,
    topstitch('M132 618C240 634 660 634 768 618', { color: darker(reverse, 0.3), opacity: 0.5, width: 1.6 }),
  );
  if (!options.buttons) return;
  const row = [196, 298, 400, 502, 604, 706].map((x): Point => [x, 600]);
  await buttons(scene, row, { radius: 10, color: options.buttons });
}

/** Duvet cover and two pillowcases on a made bed. */
export const bedding: Cut<BeddingOptions> = {
  name: 'bedding',
  bend: 5,
  closeUp: { x: 330, y: 560, width: 420 },
  draw,
};
