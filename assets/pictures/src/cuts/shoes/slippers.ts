import { lighter } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { area, fuzzy, topstitch, valley } from '../../kit/ink.ts';
import { ink, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { FOOTBED, LEFT_FOOT, RIGHT_FOOT } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface SlippersOptions extends CutOptions {
  readonly lining?: string;
  readonly sole?: string;
}

const UPPER =
  'M22 -330C92 -332 126 -262 124 -184C122 -120 104 -70 104 -10C60 20 -56 20 -108 -10C-108 -70 -126 -120 -122 -184C-116 -262 -48 -330 22 -330Z';
const COLLAR = 'M-114 -22C-60 -50 56 -50 110 -22C118 -8 116 14 104 24C56 0 -58 0 -108 24C-118 12 -120 -8 -114 -22Z';
const BASE = `<path d="${FOOTBED}" fill="#fff" stroke="#fff" stroke-width="22" stroke-linejoin="round"/>`;

async function drawSlipper(scene: Scene, options: SlippersOptions) {
  const { color, lining = '#e6dccb', sole = '#3d3733' } = options;
  const upper = clothOf(options, 'suede');
  await lyingShadow(scene, BASE, { blur: 22, y: 24, strength: 0.36 });
  await part(scene, BASE, { fabric: 'rubber', paint: sole, inflate: 14, cast: 0 });
  await part(scene, FOOTBED, {
    fabric: 'teddy',
    paint: lining,
    inflate: 24,
    cast: 0.12,
    folds: '<ellipse cx="4" cy="206" rx="56" ry="80" fill="#000"/>',
    foldBlur: 18,
    foldDepth: 14,
  });
  await part(scene, UPPER, {
    ...upper,
    inflate: 52,
    puff: 0.66,
    cast: 0.5,
    castBlur: 12,
    castY: 14,
    folds: valley('M-90 -40C-40 -60 40 -60 86 -40', 9, 0.5),
    foldDepth: 14,
  });
  await ink(
    scene,
    topstitch('M-100 -118C-60 -250 60 -256 104 -116', { color: lighter(color, 0.35), opacity: 0.5, width: 2 }),
  );
  const roll = { inflate: 18, puff: 0.85, cast: 0.4, castBlur: 7, castX: 2, castY: 7 };
  await part(scene, fuzzy(area(COLLAR), 7), { fabric: 'teddy', paint: lining, ...roll });
}

async function draw(scene: Scene, options: SlippersOptions) {
  await drawSlipper(placed(scene, LEFT_FOOT), options);
  await drawSlipper(placed(scene, RIGHT_FOOT), options);
}

/** Pair of lined slippers. */
export const slippers: Cut<SlippersOptions> = {
  name: 'slippers',
  bend: 0,
  closeUp: { x: 350, y: 560, width: 360 },
  draw,
};
