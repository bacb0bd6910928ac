import { darker, lighter } from '../../engine/color.ts';
import { outside } from '../../engine/mask.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { line, topstitch, valley } from '../../kit/ink.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { LEFT_FOOT, OVERLAY, RIGHT_FOOT } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface LoafersOptions extends CutOptions {
  readonly insole?: string;
  readonly sole?: string;
}

const UPPER =
  'M18 -330C80 -330 112 -268 112 -190C112 -112 92 -60 90 10C88 92 98 150 94 230C90 298 50 332 2 332' +
  'C-48 332 -86 298 -90 232C-96 150 -82 92 -92 10C-102 -60 -114 -112 -112 -190C-108 -268 -46 -330 18 -330Z';
const OPENING =
  'M2 -52C44 -50 62 -10 60 40C58 100 70 160 66 226C62 276 36 300 2 300C-34 300 -60 276 -62 226C-66 160 -56 100 -60 40C-62 -10 -38 -52 2 -52Z';
/** The raised seam around the toe, the strap across and its keyhole. */
const APRON = 'M-84 -60C-92 -150 -70 -262 10 -268C92 -262 104 -150 90 -60';
const STRAP = 'M-96 -96C-40 -120 46 -120 100 -96C100 -70 98 -50 96 -34C50 -58 -44 -58 -92 -34C-96 -54 -98 -74 -96 -96Z';
const TONGUE = 'M-56 -60C-52 -96 -36 -118 4 -118C44 -118 60 -96 62 -60C62 -24 40 -10 2 -10C-36 -10 -56 -26 -56 -60Z';

async function drawShoe(scene: Scene, options: LoafersOptions) {
  const { color, insole = '#c7b193', sole = '#2c231d' } = options;
  const upper = clothOf(options, 'smoothLeather');
  const whole = await outlineOf(scene, UPPER);
  const opening = await outlineOf(scene, OPENING);
  const edge = `<path d="${UPPER}" fill="#fff" stroke="#fff" stroke-width="18" stroke-linejoin="round"/>`;
  await lyingShadow(scene, edge, { blur: 22, y: 24, strength: 0.36 });
  await part(scene, edge, { fabric: 'rubber', paint: sole, inflate: 12, cast: 0 });
  await part(scene, opening, {
    fabric: 'smoothLeather',
    paint: insole,
    inflate: 26,
    puff: -0.25,
    cast: 0,
    bevel: 0,
    edge: 0.5,
  });
  const rim = outside(whole, opening);
  castShadow(scene, rim, { blur: 9, x: 6, y: 12, strength: 0.42 });
  const folds =
    line(APRON, '#fff', 12, 0.9) + valley('M-70 -60C-78 -146 -58 -246 10 -252C78 -246 88 -146 76 -60', 9, 0.8);
  await part(scene, rim, { ...upper, inflate: 34, puff: 0.85, cast: 0, folds, foldBlur: 4, foldDepth: 18 });
  await part(scene, TONGUE, { ...OVERLAY, ...upper, inflate: 24, cast: 0.2 });
  await part(scene, STRAP, { ...OVERLAY, ...upper, inflate: 16, puff: 0.5, cast: 0.46, castBlur: 6, castY: 7 });
  const thread = { color: lighter(color, 0.35), opacity: 0.5, width: 1.8, dash: '6 4.5' };
  await ink(
    scene,
    `<path d="M-26 -76L28 -76C28 -64 20 -60 2 -60C-16 -60 -26 -64 -26 -76Z" fill="${darker(color, 0.75)}" opacity=".85"/>`,
    topstitch('M-88 -88C-36 -110 44 -110 92 -88M-86 -44C-40 -66 46 -66 88 -44', thread),
    topstitch(APRON, { ...thread, opacity: 0.4 }),
  );
}

async function draw(scene: Scene, options: LoafersOptions) {
  await drawShoe(placed(scene, LEFT_FOOT), options);
  await drawShoe(placed(scene, RIGHT_FOOT), options);
}

/** Pair of penny loafers. */
export const loafers: Cut<LoafersOptions> = {
  name: 'loafers',
  bend: 0,
  closeUp: { x: 350, y: 520, width: 360 },
  draw,
};
