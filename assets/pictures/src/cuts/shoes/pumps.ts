import { darker, lighter } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { area, line } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface PumpsOptions extends CutOptions {
  readonly sole?: string;
  /** Round toe, block heel and a strap over the instep. */
  readonly strap?: boolean;
  readonly metal?: string;
}

const LINING =
  'M196 472C206 454 228 456 238 472C304 562 432 654 618 668C626 676 626 688 618 692C580 710 530 714 466 700C366 672 280 602 232 514Z';
const TOP_LINE = 'M208 458C226 462 234 480 244 502C288 590 370 660 470 688C530 704 580 698 618 680';
const POINTED =
  'M180 504C176 476 188 456 208 458C226 462 234 480 244 502C288 590 370 660 470 688C530 704 580 698 618 680C690 706 780 776 848 824C856 832 850 840 836 840C760 842 680 842 628 832C520 808 430 716 332 668C282 644 232 636 192 640C180 600 176 550 180 504Z';
const ROUND =
  'M180 504C176 476 188 456 208 458C226 462 234 480 244 502C288 590 370 660 470 688C530 704 580 692 610 668C690 676 768 720 786 782C792 812 790 826 772 832C720 838 676 838 628 832C520 808 430 716 332 668C282 644 232 636 192 640C180 600 176 550 180 504Z';
const SLIM_HEEL = 'M187 636C240 630 292 642 336 668C292 698 268 758 262 838L238 838C234 764 212 694 187 636Z';
const BLOCK_HEEL = 'M189 636C240 630 292 640 342 672C330 720 326 780 326 838L206 838C204 762 198 692 189 636Z';
const POINTED_SOLE =
  'M332 668C430 716 520 808 628 832C690 842 770 842 836 840C832 846 820 848 806 848L650 846C570 842 490 776 424 720C390 696 360 680 332 676Z';
const ROUND_SOLE =
  'M332 668C430 716 520 808 628 832C676 838 740 838 784 826C784 840 774 846 756 846L650 846C570 842 490 776 424 720C390 696 360 680 332 676Z';
const STRAP =
  'M318 560C350 530 400 540 430 590C450 620 462 650 470 690L440 690C430 650 416 620 400 598C380 570 350 566 332 590Z';

async function draw(whole: Scene, options: PumpsOptions) {
  const leather = clothOf(options, 'smoothLeather');
  const { color, sole = '#b08d66', metal = '#b79f6a', strap } = options;
  await standingShadow(whole, { x: strap ? 218 : 198, y: 830, rx: strap ? 70 : 50, ry: 9, lean: 14 });
  await standingShadow(whole, { x: 640, y: 832, rx: 140, ry: 12 });
  const scene = placed(whole, 'translate(-48 -10)');
  await part(scene, LINING, { fabric: 'smoothLeather', paint: sole, inflate: 18, puff: 0.2, cast: 0 });
  await part(scene, strap ? BLOCK_HEEL : SLIM_HEEL, {
    ...leather,
    paint: darker(color, 0.12),
    inflate: 24,
    puff: 0.6,
    cast: 0,
  });
  const tip = strap ? 'M205 834L327 834L327 848L205 848Z' : 'M237 834L263 834L262 847L238 847Z';
  await part(scene, tip, { fabric: 'rubber', paint: '#2a2321', inflate: 5, cast: 0 });
  await part(scene, strap ? ROUND : POINTED, {
    ...leather,
    inflate: 46,
    puff: 0.74,
    cast: 0.2,
    castBlur: 6,
    edge: 0.3,
  });
  await part(scene, strap ? ROUND_SOLE : POINTED_SOLE, {
    fabric: 'smoothLeather',
    paint: darker(sole, 0.3),
    inflate: 8,
    puff: 0.5,
    cast: 0.2,
    castBlur: 3,
    castX: 0,
    castY: -2,
  });
  await ink(scene, line(TOP_LINE, lighter(color, 0.35), 2.5, 0.5));
  if (!strap) return;
  await part(scene, STRAP, { ...leather, inflate: 14, puff: 0.7, cast: 0.4, castBlur: 6, castX: 3, castY: 7 });
  const frame = `<g transform="rotate(56 424 616)">${area(roundBox(402, 600, 46, 36, 8) + roundBox(411, 608, 28, 20, 4))}</g>`;
  await part(scene, frame, { ...METAL, paint: metal });
}

/** Shoe with a high slim heel, or with a block heel and a strap. */
export const pumps: Cut<PumpsOptions> = {
  name: 'pumps',
  bend: 0,
  closeUp: { x: 430, y: 640, width: 420 },
  draw,
};
