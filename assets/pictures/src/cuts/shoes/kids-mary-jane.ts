import { darker, lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, topstitch, valley } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY, SOLE } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface KidsMaryJaneOptions extends CutOptions {
  readonly sole?: string;
  readonly metal?: string;
}

const LINING = 'M168 590C240 548 420 560 560 640C540 700 300 720 210 676C176 650 164 614 168 590Z';
const UPPER =
  'M136 768C120 700 130 630 152 590C166 572 186 578 200 598C236 668 330 712 440 706C500 702 540 680 566 644C660 640 780 664 814 752C790 772 300 776 136 768Z';
const STRAP =
  'M332 700C338 620 380 566 440 566C480 570 500 600 500 640L496 694L452 700C456 660 456 630 444 618C412 616 384 650 380 708Z';
const SOLE_SHAPE =
  'M124 764C320 776 640 774 824 748C834 768 830 794 812 800L420 806L410 798L372 802L364 824L148 824C132 808 124 788 124 764Z';
const HOLES = [
  [640, 690],
  [668, 684],
  [696, 690],
  [654, 714],
  [682, 712],
] as const;

async function draw(scene: Scene, options: KidsMaryJaneOptions) {
  const leather = clothOf(options, 'smoothLeather');
  const { color, sole = '#4a3a2e', metal = '#b79f6a' } = options;
  await standingShadow(scene, { x: 474, y: 814, rx: 348, ry: 18 });
  await part(scene, LINING, {
    fabric: 'smoothLeather',
    paint: mixHex('#c2a27c', color, 0.2),
    inflate: 30,
    puff: -0.2,
    cast: 0,
    edge: 0.4,
  });
  await part(scene, UPPER, {
    ...leather,
    inflate: 56,
    puff: 0.72,
    cast: 0.2,
    edge: 0.28,
    folds: valley('M600 660C586 700 588 740 598 768', 8, 0.5),
    foldDepth: 12,
  });
  await part(scene, STRAP, { ...OVERLAY, ...leather, inflate: 18, cast: 0.44, castBlur: 7, castY: 7 });
  const frame = area(roundBox(444, 622, 56, 46, 10) + roundBox(455, 633, 34, 24, 5));
  await part(scene, frame, { ...METAL, paint: metal });
  await part(scene, SOLE_SHAPE, { ...SOLE, fabric: 'rubber', paint: sole });
  const thread = { color: lighter(color, 0.4), opacity: 0.5, width: 1.8, dash: '6 4' };
  await ink(
    scene,
    topstitch('M158 606C210 690 330 732 446 720C506 714 546 692 574 658M134 778C320 788 640 786 818 762', thread),
    HOLES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${darker(color, 0.6)}" opacity=".8"/>`).join(''),
  );
}

/** Child's flat shoe with a buckled strap. */
export const kidsMaryJane: Cut<KidsMaryJaneOptions> = {
  name: 'kids-mary-jane',
  bend: 0,
  closeUp: { x: 460, y: 680, width: 420 },
  draw,
};
