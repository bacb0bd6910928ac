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

const LINING = 'M160 540C200 506 306 496 356 518C336 566 292 582 256 578C210 572 180 560 160 540Z';
const TONGUE = 'M334 560C318 510 330 474 360 468C394 466 414 496 426 532C446 562 474 580 520 596L430 606Z';
const UPPER =
  'M136 760C122 694 132 618 150 548C156 526 172 520 188 530C216 550 234 574 268 578C304 578 336 552 356 520C362 510 374 508 382 516C424 560 470 588 536 606C612 626 716 622 784 662C826 688 842 720 836 752C700 768 300 768 136 760Z';
const FACING =
  'M340 544C348 530 352 524 356 520C362 510 374 508 382 516C424 560 470 588 552 610L534 664C452 648 386 608 330 558Z';
const CAP = 'M678 624C724 628 756 644 784 662C826 688 842 720 836 752C790 760 720 764 650 766C636 720 646 664 678 624Z';
const WING =
  'M462 766C520 738 572 728 604 684C620 660 646 640 680 624C724 628 756 644 784 662C826 688 842 720 836 752C740 764 580 768 462 766Z';
const COUNTER = 'M136 760C122 694 132 618 150 548C196 574 238 628 258 690C266 720 270 744 270 765Z';
const SOLE_SHAPE =
  'M124 758C320 768 640 768 844 746C854 756 852 772 834 776C740 790 600 794 470 794C430 794 390 788 356 786L348 832L148 832C132 808 124 782 124 758Z';
const THICK_SOLE =
  'M118 752C320 764 640 764 846 742C860 770 858 806 838 822L420 830L410 816L384 818L372 850L140 850C124 826 116 790 118 762Z';
const APRON = 'M470 640C540 636 640 650 720 690C760 712 784 736 790 758';
const BAR = 'M372 700C396 640 420 596 458 578C486 574 512 586 520 604C492 640 476 690 470 746C436 744 396 728 372 700Z';

const holes = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#000" opacity=".55"/>`).join('');
const WING_HOLES = [
  [490, 750],
  [512, 742],
  [534, 733],
  [554, 723],
  [573, 711],
  [590, 697],
  [604, 681],
  [618, 665],
  [634, 652],
  [654, 641],
  [676, 633],
  [712, 672],
  [732, 680],
  [752, 690],
  [724, 694],
  [744, 702],
] as const;

async function drawLaced(scene: Scene, upper: PaintedCloth, options: OxfordShoeOptions) {
  const thread = { color: lighter(options.color, 0.3), opacity: 0.5, width: 1.7, dash: '6 4' };
  const wing = options.toe === 'wing';
  await part(scene, COUNTER, { ...OVERLAY, ...upper, inflate: 24 });
  await part(scene, wing ? WING : CAP, { ...OVERLAY, ...upper, inflate: 32 });
  await part(scene, FACING, { ...OVERLAY, ...upper });
  await ink(
    scene,
    topstitch('M336 570C392 618 456 656 530 674M258 762C250 692 214 616 156 572', thread),
    wing
      ? topstitch('M466 758C522 730 574 718 606 676C622 654 648 634 682 618', thread)
      : topstitch('M670 628C640 664 632 716 646 762M664 624C632 662 624 716 638 762', thread),
    wing ? holes(WING_HOLES) : '',
  );
  await laces(scene, {
    along: [384, 534, 424, 570, 470, 592, 522, 610],
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
    valley('M566 622C550 664 550 710 562 758', 8, 0.6) + valley('M596 628C582 668 582 714 592 760', 8, 0.5);
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
    topstitch('M134 766C320 778 640 776 838 756', {
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
