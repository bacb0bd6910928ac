import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { strip } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { mouth, turn, turned } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BathSetOptions extends CutOptions {
  readonly metal?: string;
}

const DISPENSER = turn([
  [560, 40],
  [580, 60],
  [604, 100],
  [640, 112],
  [900, 112],
  [930, 104],
]);
const BEAKER = turn([
  [700, 92],
  [900, 90],
  [930, 82],
]);
const DISH = turn([
  [880, 112],
  [896, 106],
  [930, 74],
]);

async function draw(scene: Scene, options: BathSetOptions) {
  const { color, metal = '#a8905e' } = options;
  const { fabric } = clothOf(options, 'stoneware');
  const paint = paintOf({ color, pattern: { kind: 'speckle', ink: darker(color, 0.45), seed: 6 } });
  const clay = { fabric, paint };
  const [left, middle, right] = [300, 540, 700];
  await standingShadow(scene, { x: left + 4, y: 934, rx: 106, ry: 16, strength: 0.8 });
  await standingShadow(scene, { x: middle + 4, y: 934, rx: 84, ry: 14, strength: 0.8 });
  await standingShadow(scene, { x: right + 4, y: 952, rx: 84, ry: 12, strength: 0.8 });
  await part(scene, strip(`M${left} 556L${left} 440C${left} 410 ${left - 60} 408 ${left - 96} 420`, 22), {
    ...METAL,
    paint: metal,
    inflate: 9,
    cast: 0.2,
  });
  await turned(scene, DISPENSER, { ...clay, x: left, rim: 10, foot: 16 });
  await part(scene, ellipse(left, 552, 46, 16), { ...METAL, paint: metal, inflate: 10 });
  await part(scene, `M${left - 34} 480L${left + 34} 480L${left + 40} 552L${left - 40} 552Z`, {
    ...METAL,
    paint: metal,
    inflate: 14,
  });
  await part(scene, ellipse(left, 436, 30, 12), { ...METAL, paint: metal, inflate: 8 });
  await turned(scene, BEAKER, { ...clay, x: middle, rim: 18, foot: 14 });
  await mouth(scene, { ...clay, x: middle, y: 700, rx: 92, ry: 20, lip: 7, inner: darker(color, 0.3) });
  const dish = { ...clay, x: right };
  await part(scene, ellipse(right, 868, 66, 26), {
    fabric: 'wax',
    paint: '#dccdb4',
    inflate: 22,
    puff: 0.8,
    cast: 0.2,
  });
  await turned(scene, DISH, { ...dish, foot: 12, rim: 30 });
  await part(scene, ellipse(right, 880, 112, 26), { ...clay, inflate: 14, puff: -0.3, cast: 0, edge: 0.3 });
  await part(scene, ellipse(right, 864, 68, 22), {
    fabric: 'wax',
    paint: '#e2d5bd',
    inflate: 24,
    puff: 0.8,
    cast: 0.34,
    castBlur: 6,
    castY: 5,
  });
}

/** Soap dispenser, beaker and dish. */
export const bathSet: Cut<BathSetOptions> = {
  name: 'bath-set',
  bend: 0,
  closeUp: { x: 380, y: 640, width: 420 },
  draw,
};
