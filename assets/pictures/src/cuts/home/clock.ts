import { darker } from '../../engine/color.ts';
import { inside, outside } from '../../engine/mask.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow, tone } from '../../engine/shadow.ts';
import { line } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface ClockOptions extends CutOptions {
  readonly dial?: string;
  readonly hands?: string;
  readonly second?: string;
}

const X = 450;
const Y = 610;

const pointer = (angle: number, length: number, width: number) =>
  `<g transform="rotate(${angle} ${X} ${Y})"><path d="M${X - width / 2} ${Y + 40}L${X - width / 2.6} ${Y - length}L${X + width / 2.6} ${Y - length}L${X + width / 2} ${Y + 40}Z" fill="#fff"/></g>`;

const mark = (minute: number, color: string) => {
  const hour = minute % 5 === 0;
  const quarter = minute % 15 === 0;
  const width = hour ? 8 : 3;
  const height = hour ? 34 + (quarter ? 18 : 0) : 13;
  return `<rect x="${X - width / 2}" y="${Y - 240}" width="${width}" height="${height}" rx="2" fill="${color}" opacity="${hour ? 0.92 : 0.5}" transform="rotate(${minute * 6} ${X} ${Y})"/>`;
};

async function drawHands(scene: Scene, hands: string, second: string) {
  const look = {
    fabric: 'acetate',
    inflate: 5,
    puff: 0.5,
    cast: 0.34,
    castBlur: 5,
    castX: 5,
    castY: 9,
    bevel: 4,
    bevelBlur: 2,
  } as const;
  await part(scene, pointer(-55, 138, 17), { ...look, paint: hands });
  await part(scene, pointer(52, 204, 13), { ...look, paint: hands });
  await part(scene, `${pointer(196, 214, 5)}<circle cx="${X}" cy="${Y}" r="14" fill="#fff"/>`, {
    ...look,
    paint: second,
    castX: 6,
    castY: 11,
  });
}

async function draw(scene: Scene, options: ClockOptions) {
  const { color, fabric = 'wood', dial = '#efebe1', hands = '#2b2723', second = '#8e4f33' } = options;
  const disc = await outlineOf(scene, ellipse(X, Y, 300));
  castShadow(scene, disc, { blur: 36, x: 20, y: 40, strength: 0.34 });
  castShadow(scene, disc, { blur: 10, x: 6, y: 12, strength: 0.3 });
  const wood = paintOf({ color, pattern: { kind: 'wood', ink: darker(color, 0.45), seed: scene.seed } });
  await part(scene, disc, { fabric, paint: wood, inflate: 18, puff: 0.9, cast: 0, bevel: 8 });
  const face = await outlineOf(scene, ellipse(X, Y, 262));
  await part(scene, face, { fabric: 'paper', paint: dial, inflate: 20, puff: 0.1, cast: 0, bevel: -10 });
  const lit = await outlineOf(scene, ellipse(X + 12, Y + 16, 256));
  tone(scene, inside(outside(face, lit), face), 0.72, 8);
  const minutes = Array.from({ length: 60 }, (_, minute) => mark(minute, hands));
  await ink(scene, ...minutes, line(`M${X + 18} ${Y + 110}A18 18 0 1 1 ${X + 9} ${Y + 94.5}`, hands, 4, 0.8));
  await drawHands(scene, hands, second);
}

/** Wall clock in a wooden ring. */
export const clock: Cut<ClockOptions> = {
  name: 'clock',
  bend: 0,
  closeUp: { x: 520, y: 520, width: 420 },
  draw,
};
