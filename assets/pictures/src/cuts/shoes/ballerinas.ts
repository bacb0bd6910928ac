import { darker } from '../../engine/color.ts';
import { outside } from '../../engine/mask.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { line, valley } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { LEFT_FOOT, RIGHT_FOOT } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BallerinasOptions extends CutOptions {
  readonly insole?: string;
  readonly bow?: string;
}

const OUTLINE =
  'M14 -326C66 -326 104 -262 106 -184C106 -110 88 -60 84 10C82 92 92 150 88 230C84 294 46 330 0 330' +
  'C-46 330 -80 294 -84 232C-90 150 -78 92 -88 10C-96 -60 -108 -112 -106 -184C-102 -262 -40 -326 14 -326Z';
const OPENING =
  'M4 -134C50 -132 70 -84 66 -10C62 80 76 150 70 226C66 280 36 306 0 306C-36 306 -64 280 -66 226' +
  'C-72 150 -62 80 -68 -10C-72 -84 -44 -134 4 -134Z';
const MARK = `<g transform="translate(0 226)">${line('M15 0A15 15 0 1 1 8 -13', '#8a6f52', 3.4, 0.7)}<circle cx="13" cy="-9" r="3" fill="#8a6f52" opacity=".7"/></g>`;
const BOW = [
  'M2 -146C-20 -120 -30 -100 -34 -82L-18 -86C-10 -106 0 -124 8 -140Z',
  'M2 -146C24 -120 34 -100 38 -82L22 -86C14 -106 4 -124 -4 -140Z',
  'M2 -148C-26 -178 -58 -180 -60 -152C-60 -128 -28 -126 2 -144Z',
  'M2 -148C30 -178 62 -180 64 -152C64 -128 32 -126 2 -144Z',
  roundBox(-10, -160, 24, 26, 8),
];

async function drawShoe(scene: Scene, options: BallerinasOptions) {
  const { color, insole = '#ddd0bb', bow = darker(options.color, 0.1) } = options;
  const upper = clothOf(options, 'smoothLeather');
  const whole = await outlineOf(scene, OUTLINE);
  const opening = await outlineOf(scene, OPENING);
  await lyingShadow(scene, whole, { blur: 22, y: 24, strength: 0.36 });
  await part(scene, opening, {
    fabric: 'smoothLeather',
    paint: insole,
    inflate: 26,
    puff: -0.25,
    cast: 0,
    bevel: 0,
    edge: 0.5,
    folds: '<ellipse cx="2" cy="214" rx="44" ry="70" fill="#000"/>',
    foldBlur: 16,
    foldDepth: 12,
  });
  await ink(scene, MARK);
  const rim = outside(whole, opening);
  castShadow(scene, rim, { blur: 9, x: 6, y: 12, strength: 0.42 });
  const toes =
    valley('M-60 -150C-74 -170 -84 -190 -88 -214', 8, 0.5) + valley('M64 -150C78 -170 86 -190 90 -214', 8, 0.5);
  await part(scene, rim, { ...upper, inflate: 30, puff: 0.85, cast: 0, folds: toes, foldDepth: 14 });
  const binding = { inflate: 5, puff: 0.9, cast: 0.2, castBlur: 3, castX: 0, castY: 2 };
  await part(scene, line(OPENING, '#fff', 9, 1), { fabric: 'canvas', paint: darker(color, 0.14), ...binding });
  const tie = {
    fabric: 'canvas',
    paint: bow,
    inflate: 9,
    puff: 0.8,
    cast: 0.42,
    castBlur: 5,
    castX: 2,
    castY: 5,
  } as const;
  for (const piece of BOW) await part(scene, piece, tie);
}

async function draw(scene: Scene, options: BallerinasOptions) {
  await drawShoe(placed(scene, LEFT_FOOT), options);
  await drawShoe(placed(scene, RIGHT_FOOT), options);
}

/** Pair of flat shoes with a bow. */
export const ballerinas: Cut<BallerinasOptions> = {
  name: 'ballerinas',
  bend: 0,
  closeUp: { x: 350, y: 470, width: 360 },
  draw,
};
