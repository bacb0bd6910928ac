import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, strip, topstitch } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, METAL, part, TRIM } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BeltOptions extends CutOptions {
  readonly lining?: string;
  readonly metal?: string;
}

const X = 450;
const Y = 590;
const RX = 318;
const RY = 104;
const WIDTH = 78;
const ring = (rear: 0 | 1) =>
  `M${X - RX} ${Y}A${RX} ${RY} 0 0 ${rear} ${X + RX} ${Y}L${X + RX} ${Y + WIDTH}A${RX} ${RY} 0 0 ${1 - rear} ${X - RX} ${Y + WIDTH}Z`;
const END = 'M508 690C580 684 640 670 676 654C700 664 706 692 694 712C660 738 590 762 508 769Z';
const BUCKLE = area(roundBox(394, 676, 120, 112, 20) + roundBox(413, 695, 82, 74, 10));

const frontY = (x: number, drop: number) => Y + RY * Math.sqrt(1 - ((x - X) / RX) ** 2) + drop;
const round = (x: number) => 90 * Math.sqrt(Math.max(0, 1 - ((x - X) / (RX + 2)) ** 2));

function edgeStitches(color: string): string {
  const thread = { color, opacity: 0.5, width: 1.8, dash: '6 4' };
  const along = (from: number, to: number, drop: number) => {
    const points: string[] = [];
    for (let x = from; x <= to; x += 6) points.push(`${x} ${frontY(x, drop).toFixed(1)}`);
    return topstitch(`M${points.join('L')}`, thread);
  };
  return [9, WIDTH - 9].map((drop) => along(X - RX + 8, 500, drop) + along(560, X + RX - 8, drop)).join('');
}

async function draw(scene: Scene, options: BeltOptions) {
  const leather = clothOf(options, 'smoothLeather');
  const { lining = '#8f6c4c', metal = '#b79f6a' } = options;
  const bent = { heightAt: round, edge: 0.26, maxSlope: 1.1 };
  await standingShadow(scene, { x: 450, y: 706, rx: 310, ry: 84, strength: 0.5, lean: 14 });
  await part(scene, ring(1), { fabric: 'suede', paint: lining, heightAt: (x) => -round(x), maxSlope: 0.8, cast: 0.1 });
  await part(scene, ring(0), { ...leather, ...bent, cast: 0.42, castBlur: 12, castX: 2, castY: -6 });
  await part(scene, END, { ...leather, ...bent, cast: 0.45, castBlur: 5, castX: -3, castY: 4 });
  await part(scene, 'M574 680L602 672L604 764L576 772Z', { ...TRIM, ...leather, inflate: 10, puff: 0.7 });
  await part(scene, BUCKLE, { ...METAL, paint: metal, inflate: 8 });
  await part(scene, strip('M410 732L512 731', 11), { ...METAL, paint: metal });
  const holes = [548, 634, 668].map(
    (x) => `<ellipse cx="${x}" cy="${frontY(x, WIDTH / 2)}" rx="5" ry="6" fill="#120b07" opacity=".85"/>`,
  );
  await ink(scene, edgeStitches(lighter(options.color, 0.5)), ...holes);
}

/** Leather belt with a square buckle. */
export const belt: Cut<BeltOptions> = {
  name: 'belt',
  bend: 0,
  closeUp: { x: 500, y: 720, width: 380 },
  draw,
};
