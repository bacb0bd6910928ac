import { darker, lighter } from '../../engine/color.ts';
import { outside } from '../../engine/mask.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area, line, topstitch } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { LEFT_FOOT, RIGHT_FOOT } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface FeltSlippersOptions extends CutOptions {
  readonly lining?: string;
  readonly sole?: string;
  /** Ears, eyes and a nose. */
  readonly animal?: boolean;
}

const UPPER =
  'M18 -326C84 -326 116 -264 114 -186C112 -112 96 -60 94 10C92 92 102 150 98 228C92 296 52 330 2 330C-50 330 -88 296 -94 230C-100 150 -86 92 -96 10C-104 -60 -116 -112 -114 -186C-110 -264 -48 -326 18 -326Z';
const OPENING =
  'M2 -30C48 -28 66 6 64 56C62 110 74 160 70 222C66 274 38 298 2 298C-36 298 -64 274 -66 222C-70 160 -60 110 -64 56C-66 6 -40 -28 2 -30Z';

async function drawAnimal(scene: Scene, color: string) {
  for (const x of [-58, 62]) {
    await part(scene, ellipse(x, -262, 34, 36), {
      fabric: 'felt',
      paint: darker(color, 0.2),
      inflate: 14,
      puff: 0.6,
      cast: 0.36,
      castBlur: 6,
      castY: 6,
    });
    await part(scene, ellipse(x, -258, 17, 18), { fabric: 'felt', paint: '#b08a84', inflate: 6, puff: -0.2, cast: 0 });
  }
  await ink(
    scene,
    area(ellipse(-34, -176, 9), '#221d1a') +
      area(ellipse(40, -176, 9), '#221d1a') +
      area('M-12 -138C-12 -150 18 -150 18 -138C18 -126 3 -118 3 -118C3 -118 -12 -126 -12 -138Z', '#8c5540') +
      line('M3 -118C-2 -104 -14 -102 -24 -106M3 -118C8 -104 20 -102 30 -106', '#221d1a', 4, 0.8),
  );
}

async function drawSlipper(scene: Scene, options: FeltSlippersOptions) {
  const { color, lining = '#d8cdb8', sole = '#a07c50', animal } = options;
  const felt = clothOf(options, 'felt');
  const whole = await outlineOf(scene, UPPER);
  const opening = await outlineOf(scene, OPENING);
  const edge = `<path d="${UPPER}" fill="#fff" stroke="#fff" stroke-width="18" stroke-linejoin="round"/>`;
  await lyingShadow(scene, edge, { blur: 22, y: 24, strength: 0.36 });
  await part(scene, edge, { fabric: 'rubber', paint: sole, inflate: 12, cast: 0 });
  await part(scene, opening, {
    fabric: 'teddy',
    paint: lining,
    inflate: 26,
    puff: -0.25,
    cast: 0,
    bevel: 0,
    edge: 0.5,
  });
  const rim = outside(whole, opening);
  castShadow(scene, rim, { blur: 9, x: 6, y: 12, strength: 0.42 });
  await part(scene, rim, { ...felt, inflate: 38, puff: 0.85, cast: 0 });
  await part(scene, line(OPENING, '#fff', 12, 1), {
    fabric: 'felt',
    paint: darker(color, 0.22),
    inflate: 6,
    puff: 0.9,
    cast: 0.24,
    castBlur: 3,
    castY: 3,
  });
  if (animal) await drawAnimal(scene, color);
  else
    await ink(
      scene,
      topstitch('M2 -40C2 -140 8 -240 18 -320', { color: lighter(color, 0.5), opacity: 0.6, width: 3, dash: '12 9' }),
    );
}

async function draw(scene: Scene, options: FeltSlippersOptions) {
  await drawSlipper(placed(scene, LEFT_FOOT), options);
  await drawSlipper(placed(scene, RIGHT_FOOT), options);
}

/** Pair of closed felt slippers; with an animal's face for children. */
export const feltSlippers: Cut<FeltSlippersOptions> = {
  name: 'felt-slippers',
  bend: 0,
  closeUp: { x: 350, y: 520, width: 360 },
  draw,
};
