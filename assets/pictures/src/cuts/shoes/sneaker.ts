import { darker, lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { alongCurve } from '../../kit/curves.ts';
import { line, ridge, strip, topstitch, valley } from '../../kit/ink.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY } from '../../kit/shoes.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface SneakerOptions extends CutOptions {
  /** Eyestay; heel tab; sole. */
  readonly accent?: string;
  readonly heel?: string;
  readonly sole?: string;
}

const LINING = 'M150 522C196 486 306 478 358 508C334 562 292 578 252 572C206 566 178 548 150 522Z';
const TONGUE = 'M322 548C304 488 302 444 334 430C366 420 398 440 408 480C428 532 474 574 548 606L430 604Z';
const UPPER =
  'M116 742C98 670 108 596 134 532C142 508 160 500 180 510C212 526 220 566 266 572C308 576 338 546 358 512' +
  'C364 502 376 498 386 506C440 566 516 604 600 622C708 630 810 648 824 728C780 744 300 748 116 742Z';
const EYESTAY = 'M346 532C352 512 368 496 386 506C446 570 524 608 612 624L594 668C500 652 404 606 338 546Z';
const TOE_CAP = 'M646 626C734 634 810 654 824 728C776 740 704 744 618 742C598 704 606 652 646 626Z';
const FOXING = 'M198 742C236 700 330 688 404 700C484 712 566 722 618 742C500 748 320 750 198 742Z';
const COUNTER = 'M116 742C98 670 108 596 134 532C140 512 152 502 166 504C194 582 208 660 206 742Z';
const HEEL_TAB =
  'M124 566C130 536 138 510 160 502C176 500 190 510 196 530C200 548 194 564 182 572C162 580 140 580 124 566Z';
const CUP_SOLE =
  'M104 752C100 736 110 729 130 730C300 740 520 740 640 733C722 728 782 718 816 712C832 710 840 724 838 748C836 784 820 805 780 806L166 806C124 806 108 788 104 752Z';
async function drawUpper(
  scene: Scene,
  upper: PaintedCloth,
  { color, accent, heel }: Record<'color' | 'accent' | 'heel', string>,
) {
  const suede = { ...OVERLAY, fabric: 'suede', paint: mixHex(color, accent, 0.16) } as const;
  await part(scene, LINING, {
    fabric: 'canvas',
    paint: mixHex(color, '#6f675b', 0.62),
    inflate: 18,
    puff: 0.2,
    cast: 0,
  });
  await part(scene, TONGUE, { fabric: 'canvas', paint: color, inflate: 24, puff: 0.6, cast: 0.25 });
  await part(scene, UPPER, {
    ...upper,
    inflate: 66,
    puff: 0.66,
    drape: 1.5,
    cast: 0.2,
    folds: valley('M574 644C560 676 562 706 576 736', 9, 0.7) + ridge('M600 646C588 676 590 706 602 736', 8, 0.7),
    foldBlur: 5,
    foldDepth: 14,
  });
  await part(scene, FOXING, suede);
  await part(scene, COUNTER, { ...OVERLAY, ...upper });
  await part(scene, TOE_CAP, { ...OVERLAY, ...upper, inflate: 28 });
  await part(scene, EYESTAY, { ...OVERLAY, ...upper, paint: accent });
  await part(scene, HEEL_TAB, { ...OVERLAY, fabric: 'suede', paint: heel });
}

async function drawLaces(scene: Scene, color: string) {
  for (const { x, y, angle } of alongCurve([392, 512, 450, 570, 520, 604, 592, 622], 6)) {
    const across = ((angle + 96) * Math.PI) / 180;
    const dx = Math.cos(across) * 30;
    const dy = Math.sin(across) * 30;
    const lace = `M${x + dx} ${y + dy}Q${x + 6} ${y - 2} ${x - dx * 0.75 + 8} ${y - dy * 0.75}`;
    const look = { inflate: 6, puff: 0.9, cast: 0.42, castBlur: 3, castX: 1, castY: 4 };
    await part(scene, strip(lace, 13), { fabric: 'canvas', paint: lighter(color, 0.5), ...look });
  }
}

async function stitchSeams(scene: Scene, color: string) {
  const stitch = (path: string) =>
    topstitch(path, { color: darker(color, 0.3), opacity: 0.55, width: 1.7, dash: '7 4.5' });
  const holes = [
    [700, 664],
    [722, 672],
    [744, 682],
    [690, 684],
    [712, 692],
    [734, 702],
    [682, 704],
    [704, 712],
  ];
  await ink(
    scene,
    stitch('M196 530C206 590 214 660 212 736M338 556C404 616 500 662 594 677M634 638C606 662 602 702 622 736'),
    stitch('M208 724C250 690 336 680 404 692C484 704 560 714 606 730'),
    ...holes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="#000" opacity=".38"/>`),
    line('M110 756C300 766 640 762 832 744', '#6b6256', 2.2, 0.3),
    line('M124 786C300 794 640 794 814 780', '#6b6256', 4, 0.16),
  );
}

async function draw(scene: Scene, options: SneakerOptions) {
  const upper = clothOf(options, 'smoothLeather');
  const { color, accent = '#4a535c', heel = '#8c6a4a', sole = '#ece6d9' } = options;
  await standingShadow(scene, { x: 462, y: 806, rx: 372, ry: 20 });
  await drawUpper(scene, upper, { color, accent, heel });
  await part(scene, CUP_SOLE, {
    fabric: 'rubber',
    paint: sole,
    inflate: 34,
    puff: 0.6,
    castBlur: 5,
    castX: 0,
    castY: -4,
    edge: 0.25,
  });
  await drawLaces(scene, color);
  await stitchSeams(scene, color);
}

/** Low laced sneaker. */
export const sneaker: Cut<SneakerOptions> = {
  name: 'sneaker',
  bend: 0,
  closeUp: { x: 430, y: 620, width: 400 },
  draw,
};
