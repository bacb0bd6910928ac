import type { Scene } from '../../engine/scene.ts';
import { flame } from '../../kit/flames.ts';
import { line } from '../../kit/ink.ts';
import { glowAt } from '../../kit/lamplight.ts';
import { ink } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned } from '../../kit/turned.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface CandlesticksOptions extends CutOptions {
  readonly wax?: string;
}

/** A turned stick of some height whose foot stands at `y`. */
const stickOf = (y: number, height: number) =>
  turn([
    [y - height, 34],
    [y - height + 16, 40],
    [y - height + 40, 18],
    [y - height + 60, 26],
    [y - height + 84, 14],
    [y - 120, 15],
    [y - 90, 30],
    [y - 60, 22],
    [y - 30, 70],
    [y - 10, 96],
    [y, 98],
  ]);
const taperOf = (bottom: number, height: number) =>
  turn([
    [bottom - height, 12],
    [bottom - height + 10, 16],
    [bottom, 23],
  ]);
const STICKS = [
  { x: 320, y: 1040, height: 430, taper: 300 },
  { x: 600, y: 1060, height: 290, taper: 300 },
] as const;

async function draw(scene: Scene, { color, fabric = 'metal', wax = '#e2d6c0' }: CandlesticksOptions) {
  for (const { x, y } of STICKS) await standingShadow(scene, { x: x + 4, y, rx: 96, ry: 16, strength: 0.8, lean: 34 });
  for (const [k, { x, y, height, taper }] of STICKS.entries()) {
    const rim = y - height + 10;
    const wick = rim - taper;
    const glow = glowAt({ x, y: wick + 20, reach: 70, strength: 0.4 });
    await turned(scene, taperOf(rim, taper), {
      fabric: 'wax',
      paint: wax,
      x,
      rim: 4,
      foot: 6,
      glow,
      cast: 0.2,
      castBlur: 10,
      castX: 12,
    });
    await turned(scene, stickOf(y, height), { fabric, paint: color, x, rim: 8, foot: 16, roundness: 0.7 });
    await ink(
      scene,
      line(`M${x} ${wick}C${x + 1} ${wick - 8} ${x - 2} ${wick - 14} ${x + 1} ${wick - 22}`, '#2a2019', 4, 1),
      flame(x, wick - 20, 0.62, String(k)),
    );
  }
}

/** Two candlesticks of different height with tapers. */
export const candlesticks: Cut<CandlesticksOptions> = {
  name: 'candlesticks',
  bend: 0,
  closeUp: { x: 380, y: 700, width: 420 },
  draw,
};
