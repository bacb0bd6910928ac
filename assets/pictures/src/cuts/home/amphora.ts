import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, strip } from '../../kit/ink.ts';
import { flip } from '../../kit/paths.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { mouth, turn, turned } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const BODY = turn([
  [330, 96],
  [352, 104],
  [380, 74],
  [450, 66],
  [520, 100],
  [620, 190],
  [720, 224],
  [820, 200],
  [920, 130],
  [1000, 84],
  [1030, 92],
]);
const HANDLE = strip('M382 400C300 380 250 430 252 500C254 560 280 600 316 626', 34);

async function draw(scene: Scene, options: CutOptions) {
  const { fabric } = clothOf(options, 'terracotta');
  const paint = paintOf({
    color: options.color,
    pattern: options.pattern ?? { kind: 'melange', ink: darker(options.color, 0.16), seed: 5 },
  });
  const clay = { fabric, paint };
  await standingShadow(scene, { x: 456, y: 1036, rx: 104, ry: 18, strength: 0.8, lean: 40 });
  for (const handle of [HANDLE, flip(HANDLE)])
    await part(scene, handle, { ...clay, inflate: 15, puff: 0.95, cast: 0.2, castBlur: 14, castX: 14, castY: 12 });
  await turned(scene, BODY, { ...clay, rim: 20, foot: 16 });
  await mouth(scene, { ...clay, y: 330, rx: 96, ry: 22, lip: 12, inner: darker(options.color, 0.6) });
  const rings = [470, 500, 690, 730].map((y) => {
    const r = BODY.radius(y) - 2;
    return line(`M${450 - r} ${y}A${r} 20 0 0 0 ${450 + r} ${y}`, '#000', 2.4, 0.14);
  });
  await ink(scene, ...rings);
}

/** Vase with two handles. */
export const amphora: Cut = {
  name: 'amphora',
  bend: 0,
  closeUp: { x: 400, y: 560, width: 420 },
  draw,
};
