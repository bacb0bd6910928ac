import { darker, lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, line, topstitch, valley } from '../../kit/ink.ts';
import { laces } from '../../kit/lacing.ts';

import { roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY, SOLE } from '../../kit/shoes.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface OxfordShoeOptions extends CutOptions {
  /** Toe cap, winged toe with perforations, or a slip-on with a bar and a thick sole. */
  readonly toe?: 'cap' | 'wing' | 'loafer';
  readonly sole?: string;
  readonly metal?: string;
}

const LINING = 'M160 560C200 530 300 524 350 548C330 590 290 604 250 600C206 594 180 580 160 560Z';
const TONGUE = 'M330 590C316 540 326 506 356 500C388 498 408 526 420 560C440 590 470 606 520 622L430 634Z';
const UPPER =
  'M132 768C118 700 126 630 148 566C156 546 172 542 188 552C216 572 228 596 262 600C300 602 330 580 350 550C356 540 366 538 374 546C420 594 470 614 540 632C660 656 800 668 832 752C790 772 300 776 132 768Z';
const FACING =
  'M336 570C342 560 348 552 352 548C358 540 366 538 374 546C420 594 470 614 556 636L532 684C450 668 384 630 326 584Z';
const CAP = 'M660 656C760 670 822 700 832 752C790 768 720 772 640 772C626 730 632 690 660 656Z';
const WING =
  'M470 772C520 746 560 736 590 700C604 682 626 664 660 656C760 668 822 700 832 752C790 772 600 776 470 772Z';
const COUNTER = 'M132 768C118 700 126 630 148 566C190 590 230 640 252 700C262 730 266 750 266 770Z';
const SOLE_SHAPE =
  'M122 764C320 776 640 774 842 748C852 764 848 786 828 792L440 798L430 790L360 794L352 824L146 824C130 806 122 786 122 764Z';
const THICK_SOLE =
  'M118 762C320 776 640 774 846 746C860 770 858 806 838 822L420 830L410 816L384 818L372 850L140 850C124 826 116 790 118 762Z';
const APRON = 'M470 640C540 636 640 650 720 690C760 712 784 736 790 758';
const BAR = 'M372 700C396 640 420 596 458 578C486 574 512 586 520 604C492 640 476 690 470 746C436 744 396 728 372 700Z';

const holes = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#000" opacity=".55"/>`).join('');
const WING_HOLES = [
  [486, 758],
  [506, 748],
  [526, 740],
  [546, 730],
  [564, 718],
  [580, 704],
  [594, 690],
  [610, 678],
  [628, 670],
  [700, 700],
  [720, 706],
  [740, 714],
  [712, 722],
  [732, 728],
] as const;

async function drawLaced(scene: Scene, upper: PaintedCloth, options: OxfordShoeOptions) {
  const thread = { color: lighter(options.color, 0.3), opacity: 0.5, width: 1.7, dash: '6 4' };
  const wing = options.toe === 'wing';
  await part(scene, COUNTER, { ...OVERLAY, ...upper, inflate: 24 });
  await part(scene, wing ? WING : CAP, { ...OVERLAY, ...upper, inflate: 32 });
  await part(scene, FACING, { ...OVERLAY, ...upper });
  await ink(
    scene,
    topstitch('M332 594C390 640 454 676 530 694M254 766C246 700 210 630 152 590', thread),
    wing
      ? topstitch('M474 764C526 738 566 728 596 692C612 674 634 660 664 650', thread)
      : topstitch('M650 664C624 694 618 730 630 766M644 660C616 692 610 732 622 766', thread),
    wing ? holes(WING_HOLES) : '',
  );
  await laces(scene, {
    along: [380, 560, 420, 596, 466, 616, 520, 634],
    count: 5,
    reach: 24,
    width: 9,
    color: darker(options.color, 0.4),
  });
}

async function drawLoafer(scene: Scene, upper: PaintedCloth, { color, metal = '#b79f6a' }: OxfordShoeOptions) {
  await part(scene, line(APRON, '#fff', 12, 1), { ...OVERLAY, ...upper, inflate: 7, puff: 0.9 });
  await part(scene, BAR, { ...OVERLAY, ...upper, inflate: 22, cast: 0.44, castY: 6 });
  await part(
    scene,
    `<g transform="rotate(-62 436 660)">${area(roundBox(386, 646, 100, 28, 12) + roundBox(398, 654, 76, 12, 6))}</g>`,
    { ...METAL, paint: metal, inflate: 6 },
  );
  await ink(
    scene,
    topstitch('M384 696C406 640 430 606 462 590', { color: lighter(color, 0.35), opacity: 0.5, width: 1.8 }),
  );
}

async function draw(scene: Scene, options: OxfordShoeOptions) {
  const upper = clothOf(options, 'smoothLeather');
  const { color, toe = 'cap', sole = '#2f251e' } = options;
  const slipOn = toe === 'loafer';
  await standingShadow(scene, { x: 484, y: slipOn ? 842 : 812, rx: 358, ry: 18 });
  await part(scene, LINING, {
    fabric: 'smoothLeather',
    paint: mixHex(color, '#a5835a', 0.5),
    inflate: 16,
    puff: 0.2,
    cast: 0,
  });
  await part(scene, TONGUE, { ...upper, inflate: 22, puff: 0.6, cast: 0.24 });
  const creases =
    valley('M580 650C566 690 566 730 578 766', 8, 0.6) + valley('M610 656C598 694 598 734 608 768', 8, 0.5);
  await part(scene, UPPER, {
    ...upper,
    inflate: 62,
    puff: 0.7,
    cast: 0.18,
    folds: creases,
    foldBlur: 5,
    foldDepth: 12,
    edge: 0.28,
  });
  if (slipOn) await drawLoafer(scene, upper, options);
  else await drawLaced(scene, upper, options);
  await part(scene, slipOn ? THICK_SOLE : SOLE_SHAPE, { ...SOLE, fabric: 'rubber', paint: sole, inflate: 16 });
  await ink(
    scene,
    topstitch('M132 774C320 786 640 784 838 758', {
      color: lighter(sole, 0.45),
      opacity: 0.6,
      width: 1.8,
      dash: '6 4',
    }),
  );
}

/** Laced leather shoe with a toe cap or a winged toe, or a loafer with a thick sole. */
export const oxfordShoe: Cut<OxfordShoeOptions> = {
  name: 'oxford-shoe',
  bend: 0,
  closeUp: { x: 460, y: 660, width: 420 },
  draw,
};
