import { darker, lighter } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { area, grown, topstitch } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { FOOTBED, LEFT_FOOT, RIGHT_FOOT } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface StrapSandalsOptions extends CutOptions {
  readonly footbed?: string;
  readonly sole?: string;
  readonly metal?: string;
  /** A closed toe and a strap around the heel. */
  readonly child?: boolean;
}

const TOE =
  'M-124 -206C-70 -252 62 -256 126 -196C128 -160 126 -130 118 -100C62 -146 -62 -146 -114 -102C-122 -136 -126 -168 -124 -206Z';
const INSTEP =
  'M-112 -58C-60 -104 50 -106 106 -56C106 -26 104 2 100 30C50 -14 -50 -16 -102 26C-110 0 -112 -28 -112 -58Z';
const CLOSED_TOE =
  'M22 -332C94 -334 128 -262 124 -184C122 -150 120 -110 116 -80C62 -120 -62 -120 -112 -80C-120 -110 -126 -150 -122 -184C-116 -264 -48 -330 22 -332Z';
const HEEL_STRAP =
  'M-96 60C-80 20 70 20 94 60C110 150 112 240 92 290C60 350 -60 350 -90 290C-112 240 -112 150 -96 60ZM-72 76C-86 150 -84 226 -66 268C-44 304 44 304 68 268C86 226 86 150 70 76C50 50 -50 50 -72 76Z';
const BED_MARKS =
  '<ellipse cx="4" cy="210" rx="56" ry="84" fill="#000" opacity=".7"/><ellipse cx="10" cy="-170" rx="76" ry="90" fill="#000" opacity=".6"/>';

async function drawSandal(scene: Scene, options: StrapSandalsOptions) {
  const { color, footbed = '#bd9c76', sole = '#4a3a2e', metal = '#b79f6a', child } = options;
  const leather = clothOf(options, 'smoothLeather');
  const outline = grown(FOOTBED, 10);
  await lyingShadow(scene, outline, { blur: 22, y: 24, strength: 0.36 });
  await part(scene, outline, { fabric: 'rubber', paint: sole, inflate: 16, cast: 0 });
  await part(scene, FOOTBED, {
    fabric: 'suede',
    paint: footbed,
    inflate: 22,
    puff: 0.5,
    cast: 0.15,
    castBlur: 3,
    edge: 0.3,
    folds: BED_MARKS,
    foldBlur: 18,
    foldDepth: 12,
  });
  const strap = { ...leather, inflate: 40, puff: 0.66, cast: 0.5, castBlur: 9, castX: 4, castY: 10, edge: 0.25 };
  if (child)
    await part(scene, area(HEEL_STRAP), { ...leather, inflate: 16, puff: 0.7, cast: 0.4, castBlur: 7, castY: 8 });
  for (const path of [child ? CLOSED_TOE : TOE, INSTEP]) await part(scene, path, strap);
  const thread = { color: lighter(color, 0.4), opacity: 0.6, width: 1.8, dash: '7 4.5' };
  await ink(
    scene,
    topstitch('M-102 -48C-56 -90 46 -92 98 -46M-96 12C-48 -28 50 -26 96 14', thread),
    child
      ? topstitch('M-104 -96C-56 -134 58 -134 108 -94', thread)
      : topstitch('M-114 -196C-64 -240 58 -244 116 -188M-108 -116C-60 -158 60 -158 114 -112', thread),
  );
  const buckles = child
    ? [[-64, -30]]
    : [
        [-72, -174],
        [-64, -30],
      ];
  for (const [x, y] of buckles) {
    const frame = `<g transform="translate(${x} ${y}) rotate(-22)">${area(roundBox(-22, -30, 44, 60, 9) + roundBox(-13, -20, 26, 40, 5))}<rect x="-26" y="-3.5" width="42" height="7" rx="3" fill="#fff"/></g>`;
    await part(scene, frame, { ...METAL, paint: metal, inflate: 4 });
  }
  if (child)
    await ink(
      scene,
      [-40, 0, 44]
        .map((x) => `<ellipse cx="${x}" cy="-196" rx="9" ry="20" fill="${darker(color, 0.6)}" opacity=".75"/>`)
        .join(''),
    );
}

async function draw(scene: Scene, options: StrapSandalsOptions) {
  await drawSandal(placed(scene, LEFT_FOOT), options);
  await drawSandal(placed(scene, RIGHT_FOOT), options);
}

/** Pair of sandals with buckled straps; closed at the toe for children. */
export const strapSandals: Cut<StrapSandalsOptions> = {
  name: 'strap-sandals',
  bend: 0,
  closeUp: { x: 350, y: 520, width: 360 },
  draw,
};
