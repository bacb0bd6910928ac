import { mixHex } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { glassBack, glassFront, ribs } from '../../kit/glassware.ts';
import { strip, valley } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn } from '../../kit/turned.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface GlassVaseOptions extends CutOptions {
  readonly flowers?: string;
}

const BODY = turn([
  [640, 110],
  [700, 98],
  [800, 104],
  [940, 122],
  [1010, 118],
]);
const TULIPS = [
  { stem: 'M450 960C430 700 380 520 300 380', x: 300, y: 372, turn: -24 },
  { stem: 'M446 960C450 700 448 500 446 310', x: 446, y: 300, turn: -2 },
  { stem: 'M460 960C480 720 540 540 610 420', x: 614, y: 410, turn: 26 },
  { stem: 'M440 960C420 760 380 640 360 560', x: 356, y: 548, turn: -12 },
  { stem: 'M456 960C470 760 510 640 530 540', x: 534, y: 528, turn: 10 },
] as const;
const BLADES = [
  'M440 900C380 760 300 680 210 640C300 660 400 740 452 880Z',
  'M460 900C520 760 600 690 690 660C600 680 500 760 450 880Z',
];
const PETALS = [
  'M-44 40C-60 -20 -44 -80 -10 -104C4 -60 6 0 -6 52Z',
  'M44 40C60 -20 44 -80 10 -104C-4 -60 -6 0 6 52Z',
  'M0 56C-34 30 -36 -50 0 -110C36 -50 34 30 0 56Z',
];

async function draw(scene: Scene, { color, flowers = '#b08a84' }: GlassVaseOptions) {
  const glass = { color, rim: 24, foot: 22 };
  await standingShadow(scene, { x: 460, y: 1014, rx: 122, ry: 20, strength: 0.55, lean: 40 });
  await glassBack(scene, BODY, glass);
  const green = { fabric: 'leaf', inflate: 5, puff: 0.8, cast: 0.2, castBlur: 6, castX: 6, castY: 8 } as const;
  for (const { stem } of TULIPS) await part(scene, strip(stem, 11), { ...green, paint: '#71805f' });
  for (const blade of BLADES)
    await part(scene, blade, {
      ...green,
      paint: '#7d8b6a',
      inflate: 12,
      puff: 0.4,
      folds: valley(blade.slice(0, 40), 3, 0.4),
      foldBlur: 2,
      foldDepth: 8,
    });
  for (const [k, { x, y, turn: angle }] of TULIPS.entries()) {
    const paint = mixHex(flowers, k % 2 ? '#ffffff' : '#6a3a34', 0.14);
    for (const petal of PETALS) {
      await part(placed(scene, `translate(${x} ${y}) rotate(${angle}) scale(.92)`), petal, {
        fabric: 'leaf',
        paint,
        inflate: 26,
        puff: 0.6,
        cast: 0.34,
        castBlur: 7,
        castX: 3,
        castY: 6,
      });
    }
  }
  await glassFront(scene, BODY, { ...glass, folds: ribs(BODY, { from: 680, to: 1000, count: 20 }) });
}

/** Ribbed glass vase with tulips. */
export const glassVase: Cut<GlassVaseOptions> = {
  name: 'glass-vase',
  bend: 0,
  closeUp: { x: 450, y: 800, width: 420 },
  draw,
};
