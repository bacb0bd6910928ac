import { darker, lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { alongCurve, type Curve } from '../../kit/curves.ts';
import { area, strip, topstitch } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface FlapBagOptions extends CutOptions {
  /** Narrow shoulder bag; quilted bag with a chain; flat envelope. */
  readonly kind?: 'baguette' | 'quilted' | 'envelope';
  readonly metal?: string;
}

const SHAPES = {
  baguette: {
    front:
      'M170 640C170 618 186 606 210 606L690 606C714 606 730 618 730 640L736 842C736 876 716 896 682 896L218 896C184 896 164 876 164 842Z',
    flap: 'M164 636C164 612 182 598 208 598L692 598C718 598 736 612 736 636L732 730C726 776 690 792 640 794L260 794C210 792 174 776 168 730Z',
    stitches: 'M180 640L184 728C190 764 216 778 262 780L638 780C684 778 710 764 716 728L720 640',
    clasp: 790,
  },
  quilted: {
    front:
      'M212 560C212 536 230 522 254 522L646 522C670 522 688 536 688 560L694 890C694 926 672 948 636 948L264 948C228 948 206 926 206 890Z',
    flap: 'M206 556C206 530 226 514 252 514L648 514C674 514 694 530 694 556L690 700C684 750 620 778 450 780C280 778 216 750 210 700Z',
    stitches: 'M222 560L226 698C234 736 300 762 450 764C600 762 666 736 674 698L678 560',
    clasp: 766,
  },
  envelope: {
    front:
      'M130 520C130 500 144 488 164 488L736 488C756 488 770 500 770 520L774 812C774 838 758 852 734 852L166 852C142 852 126 838 126 812Z',
    flap: 'M124 516C124 494 140 480 162 480L738 480C760 480 776 494 776 516C700 620 560 710 450 730C340 710 200 620 124 516Z',
    stitches: 'M146 518C224 612 350 696 450 714C550 696 676 612 754 518',
    clasp: 700,
  },
};
const SHORT_STRAP = 'M230 640C240 420 330 330 450 330C570 330 660 420 670 640';
const CHAIN: readonly Curve[] = [
  [252, 540, 220, 360, 300, 210, 450, 210],
  [450, 210, 600, 210, 680, 360, 648, 540],
];

async function drawChain(scene: Scene, metal: string, leather: PaintedCloth) {
  const links = CHAIN.flatMap((curve) => alongCurve(curve, 19)).map(
    ({ x, y, angle }, k) =>
      `<g transform="translate(${x} ${y}) rotate(${angle})">${k % 2 ? `<rect x="-15" y="-4" width="30" height="8" rx="4" fill="#fff"/>` : area(ellipse(0, 0, 15, 10) + ellipse(0, 0, 9, 5))}</g>`,
  );
  const path = CHAIN.map(([a, b, ...rest]) => `M${a} ${b}C${rest.join(' ')}`).join('');
  await part(scene, strip(path, 9), { ...leather, inflate: 4, puff: 0.9, cast: 0.3, castX: 6, castY: 10 });
  await part(scene, links.join(''), { ...METAL, paint: metal });
}

async function draw(scene: Scene, options: FlapBagOptions) {
  const { color, kind = 'baguette', metal = '#b79f6a' } = options;
  const leather = clothOf(options, kind === 'quilted' ? 'quiltedLeather' : 'smoothLeather');
  const { front, flap, stitches, clasp } = SHAPES[kind];
  await lyingShadow(scene, front, { strength: 0.36 });
  if (kind === 'baguette')
    await part(scene, strip(SHORT_STRAP, 34, 'butt'), {
      ...leather,
      inflate: 10,
      puff: 0.6,
      cast: 0.26,
      castX: 8,
      castY: 12,
    });
  if (kind === 'quilted') await drawChain(scene, metal, leather);
  await part(scene, front, { ...leather, inflate: 66, puff: 0.56, drape: 2, cast: 0.16, edge: 0.28 });
  await part(scene, flap, { ...leather, inflate: 46, puff: 0.5, drape: 1.5, cast: 0.5, castX: 3, castY: 11 });
  if (kind !== 'quilted')
    await ink(scene, topstitch(stitches, { color: lighter(color, 0.45), opacity: 0.45, width: 2, dash: '8 5' }));
  if (kind === 'baguette') {
    for (const x of [232, 668])
      await part(scene, area(roundBox(x - 24, 600, 48, 34, 8) + roundBox(x - 14, 608, 28, 18, 4)), {
        ...METAL,
        paint: metal,
      });
  }
  await part(scene, roundBox(412, clasp - 32, 76, 58, kind === 'envelope' ? 29 : 10), {
    ...METAL,
    paint: metal,
    inflate: 10,
    puff: 0.6,
  });
  await part(scene, roundBox(438, clasp - 22, 24, 38, 10), { ...METAL, paint: darker(metal, 0.2), inflate: 6 });
}

/** Bag with a flap and a clasp: narrow with a short strap, quilted with a chain, or a flat envelope. */
export const flapBag: Cut<FlapBagOptions> = {
  name: 'flap-bag',
  bend: 0,
  closeUp: { x: 450, y: 700, width: 420 },
  draw,
};
