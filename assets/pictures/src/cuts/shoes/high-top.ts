import { darker, lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, line, ridge, topstitch, valley } from '../../kit/ink.ts';
import { laces } from '../../kit/lacing.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface HighTopOptions extends CutOptions {
  readonly sole?: string;
  /** Stripes of the sole, heel strip and badge. */
  readonly accent?: string;
  readonly laces?: string;
  /** A star on the badge. */
  readonly star?: boolean;
}

const LINING = 'M164 372C210 340 300 334 350 356C330 390 200 398 164 372Z';
const TONGUE = 'M296 400C286 340 296 306 326 300C360 296 384 320 386 356C392 450 440 540 540 602L420 610Z';
const UPPER =
  'M120 742C104 660 116 560 140 470C150 430 156 400 160 372C220 396 300 390 348 358C362 440 400 530 470 584C530 620 580 628 630 634C730 642 812 664 824 734C780 746 300 748 120 742Z';
const FACING =
  'M318 374C330 370 340 364 348 358C362 440 400 530 470 584C510 608 550 620 592 628L574 668C500 652 420 612 376 550C340 494 322 430 318 374Z';
const HEEL = 'M134 500L186 490C190 560 194 650 196 742L118 742C108 660 114 580 134 500Z';
const TOE = 'M664 640C756 648 814 672 824 734C780 744 720 746 650 744C634 708 640 670 664 640Z';
const SOLE =
  'M106 750C102 734 112 728 132 730C300 742 520 742 640 735C722 730 784 720 820 714C836 712 844 726 842 750L838 800C834 816 820 822 796 822L160 822C130 822 112 814 110 798Z';
const STAR = Array.from({ length: 10 }, (_, k) => {
  const radius = k % 2 ? 20 : 46;
  const turn = ((k * 36 - 90) * Math.PI) / 180;
  return `${k ? 'L' : 'M'}${262 + Math.cos(turn) * radius} ${506 + Math.sin(turn) * radius}`;
}).join('');

/** Our open ring on a rubber patch, or a star sewn on. */
async function drawBadge(scene: Scene, { star, sole, accent }: { star: boolean; sole: string; accent: string }) {
  if (star) {
    await part(scene, `${STAR}Z`, { ...OVERLAY, fabric: 'felt', paint: accent, inflate: 8 });
    return;
  }
  await part(scene, ellipse(262, 506, 44), { ...OVERLAY, fabric: 'rubber', paint: sole, inflate: 6 });
  await ink(scene, line('M284 504A22 22 0 1 1 270 486', accent, 6, 1), area(ellipse(280, 490, 5), accent));
}

async function draw(scene: Scene, options: HighTopOptions) {
  const cloth = clothOf(options, 'canvas');
  const { color, sole = '#e9e3d4', accent = '#8a4b31' } = options;
  await standingShadow(scene, { x: 466, y: 822, rx: 368, ry: 20 });
  await part(scene, LINING, {
    fabric: 'canvas',
    paint: mixHex(color, '#6f675b', 0.6),
    inflate: 12,
    puff: 0.1,
    cast: 0,
  });
  await part(scene, TONGUE, { ...cloth, inflate: 24, puff: 0.6, cast: 0.25 });
  await part(scene, UPPER, {
    ...cloth,
    inflate: 66,
    puff: 0.66,
    drape: 2,
    cast: 0.2,
    folds:
      valley('M574 644C560 676 562 706 576 736', 9, 0.7) +
      ridge('M150 560C190 574 240 574 280 560', 10, 0.5) +
      valley('M146 590C190 604 240 604 276 592', 9, 0.5),
    foldBlur: 5,
    foldDepth: 16,
  });
  await part(scene, HEEL, { ...OVERLAY, ...cloth, inflate: 12 });
  await part(scene, 'M146 470L166 466C172 560 178 650 180 742L158 742C154 650 146 560 146 470Z', {
    ...OVERLAY,
    fabric: 'canvas',
    paint: accent,
    inflate: 6,
  });
  await part(scene, FACING, { ...OVERLAY, ...cloth });
  await part(scene, SOLE, {
    fabric: 'rubber',
    paint: sole,
    inflate: 30,
    puff: 0.6,
    castBlur: 5,
    castX: 0,
    castY: -4,
    edge: 0.25,
  });
  await part(scene, TOE, { ...OVERLAY, fabric: 'rubber', paint: sole, inflate: 30 });
  await drawBadge(scene, { star: options.star ?? false, sole, accent });
  const thread = { color: darker(color, 0.34), opacity: 0.5, width: 1.7, dash: '7 4.5' };
  await ink(
    scene,
    line('M112 770C300 782 640 778 838 760', accent, 6, 0.85),
    topstitch(
      'M328 380C334 434 350 494 386 546C428 604 504 642 578 658M192 496C196 570 200 650 202 736M166 384C220 404 300 400 346 372',
      thread,
    ),
  );
  await laces(scene, {
    along: [344, 384, 362, 470, 420, 560, 590, 622],
    count: 8,
    reach: 28,
    width: 12,
    color: options.laces ?? lighter(color, 0.6),
    eyelets: '#a8a59c',
  });
}

/** Canvas shoe to above the ankle with a rubber toe cap. */
export const highTop: Cut<HighTopOptions> = {
  name: 'high-top',
  bend: 0,
  closeUp: { x: 400, y: 560, width: 420 },
  draw,
};
