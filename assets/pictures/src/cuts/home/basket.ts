import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { strip } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { ink, part, TRIM } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turnedHeight } from '../../kit/turned.ts';
import { shaded } from '../../materials/paint.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface BasketOptions extends CutOptions {
  readonly handles?: string;
}

const RIM = { y: 520, rx: 258, ry: 62 };
const BODY = turn([
  [520, 258],
  [600, 272],
  [720, 280],
  [840, 262],
  [930, 228],
  [952, 214],
]);
const OUTLINE =
  `M${450 - RIM.rx} ${RIM.y}A${RIM.rx} ${RIM.ry} 0 0 0 ${450 + RIM.rx} ${RIM.y}` +
  BODY.outline({ foot: 44 }).replace(/^M[^A]+A[^L]+/, '');
const BACK_RIM = `M${450 - RIM.rx} ${RIM.y}A${RIM.rx} ${RIM.ry} 0 0 1 ${450 + RIM.rx} ${RIM.y}`;
const FRONT_RIM = `M${450 - RIM.rx} ${RIM.y}A${RIM.rx} ${RIM.ry} 0 0 0 ${450 + RIM.rx} ${RIM.y}`;

/** Rows of straw follow the ellipse of the rim. */
function rowsUv(x: number, y: number): readonly [number, number] {
  const t = Math.max(-1, Math.min(1, (x - 450) / BODY.radius(y)));
  return [Math.asin(t) * 270, y - RIM.ry * Math.sqrt(1 - t * t) * 0.9];
}

async function drawHandles(scene: Scene, leather: string) {
  const strap = { fabric: 'smoothLeather', paint: leather } as const;
  for (const x of [300, 600]) {
    const loop = `M${x - 60} 620C${x - 66} 520 ${x - 40} 470 ${x} 468C${x + 40} 470 ${x + 66} 520 ${x + 60} 620`;
    await part(scene, strip(loop, 22), {
      ...strap,
      inflate: 9,
      puff: 0.85,
      cast: 0.4,
      castBlur: 8,
      castX: 5,
      castY: 10,
    });
    for (const root of [x - 60, x + 60]) {
      await part(scene, roundBox(root - 15, 580, 30, 74, 10), { ...TRIM, ...strap, inflate: 8 });
      await ink(scene, ...[600, 634].map((y) => `<circle cx="${root}" cy="${y}" r="4.5" fill="#b79f6a"/>`));
    }
  }
}

async function draw(scene: Scene, options: BasketOptions) {
  const { color, fabric = 'wicker' } = options;
  const straw = paintOf({ color, pattern: { kind: 'melange', ink: darker(color, 0.3), seed: scene.seed } });
  await standingShadow(scene, { x: 458, y: 962, rx: 236, ry: 34, strength: 0.8, lean: 36 });
  const inner = ellipse(450, RIM.y, 254, RIM.ry);
  await part(scene, inner, {
    fabric,
    paint: shaded(straw, 0.42),
    inflate: 20,
    puff: 0.1,
    cast: 0,
    uvAt: (x, y) => [x * 1.2, y * 1.6],
  });
  await part(scene, OUTLINE, {
    fabric,
    paint: straw,
    heightAt: turnedHeight(BODY.radius, 0.55),
    uvAt: rowsUv,
    maxSlope: 1.3,
    cast: 0,
    fill: 0.12,
  });
  for (const [path, light] of [
    [BACK_RIM, 0.85],
    [FRONT_RIM, 1],
  ] as const) {
    await part(scene, strip(path, 26), {
      fabric: 'rope',
      paint: shaded(straw, light),
      uvAt: (x, y) => [y * 0.2, x + y * 0.3],
      inflate: 11,
      puff: 0.9,
      cast: 0.35,
      castBlur: 6,
      castX: 1,
      edge: 0.25,
    });
  }
  await drawHandles(scene, options.handles ?? '#7a5638');
}

/** Woven basket with leather handles. */
export const basket: Cut<BasketOptions> = {
  name: 'basket',
  bend: 0,
  closeUp: { x: 360, y: 620, width: 420 },
  draw,
};
