import type { Scene } from '../../engine/scene.ts';
import { strip } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { mouth, turn, turned } from '../../kit/turned.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface MugOptions extends CutOptions {
  /** Glaze of the inside. */
  readonly inner?: string;
  /** Unglazed foot; none unless told. */
  readonly foot?: string;
}

const X = 420;
const BODY = turn([
  [420, 196],
  [470, 194],
  [700, 190],
  [780, 182],
  [822, 158],
  [838, 140],
]);
const FOOT = turn([
  [742, 187.4],
  [780, 182],
  [822, 158],
  [838, 140],
]);
const HANDLE = 'M590 500C680 470 772 520 772 620C772 720 690 770 590 752';

async function draw(scene: Scene, options: MugOptions) {
  const glaze = clothOf(options, 'ceramic');
  await standingShadow(scene, { x: X + 6, y: 856, rx: 176, ry: 24, strength: 0.8, lean: 44 });
  await part(scene, strip(HANDLE, 42), {
    ...glaze,
    inflate: 18,
    puff: 1,
    cast: 0.2,
    castBlur: 18,
    castX: 18,
    castY: 18,
  });
  await turned(scene, BODY, { ...glaze, x: X, rim: 40, foot: 26 });
  if (options.foot) {
    await turned(scene, FOOT, { fabric: 'terracotta', paint: options.foot, x: X, foot: 26, bevel: 0, edge: 0 });
  }
  await mouth(scene, {
    ...glaze,
    x: X,
    y: 420,
    rx: 196,
    ry: 42,
    lip: 11,
    ...(options.inner ? { inner: options.inner } : {}),
  });
}

/** Mug with a round handle. */
export const mug: Cut<MugOptions> = {
  name: 'mug',
  bend: 0,
  closeUp: { x: 480, y: 600, width: 420 },
  draw,
};
