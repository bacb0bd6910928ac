import { darker, linearOf, mixHex, mixRgb } from '../../engine/color.ts';
import type { Paint } from '../../engine/part-options.ts';
import { createRandom } from '../../engine/random.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { valley } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned, turnedHeight } from '../../kit/turned.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const POT = turn([
  [730, 182],
  [800, 170],
  [960, 138],
  [1010, 128],
]);
const COLLAR = turn([
  [690, 200],
  [752, 196],
]);
const FRONT = 'M250 690A200 34 0 0 0 650 690L646 752A196 34 0 0 1 254 752Z';
/** Place, height of the tip, lean and width of each leaf, the rear ones first. */
const LEAVES = [
  [372, 300, -13, 74],
  [520, 270, 9, 74],
  [446, 190, -2, 80],
  [318, 430, -22, 66],
  [584, 410, 19, 68],
  [404, 380, -7, 72],
  [498, 420, 7, 70],
  [452, 520, 1, 64],
] as const;

function banded(tone: string, k: number): Paint {
  const base = linearOf(tone);
  const dark = linearOf(darker(tone, 0.35));
  return (u, v) =>
    mixRgb(base, dark, 0.5 + 0.5 * Math.sin(v * 0.16 + Math.sin(u * 0.11 + k) * 1.6 + k * 2) > 0.55 ? 0.55 : 0.1);
}

async function drawLeaves(scene: Scene) {
  const random = createRandom(scene.seed);
  for (const [k, [x, tip, lean, width]] of LEAVES.entries()) {
    const length = 720 - tip;
    const half = width / 2;
    const sway = (random() - 0.5) * 30;
    const own = placed(scene, `translate(${450 + (x - 450) * 0.62} 720) rotate(${lean})`);
    const blade = (share: number, end: number) =>
      `M${-half * share * 0.6} 10C${-half * share} ${-length * 0.3} ${-half * share + sway} ${-length * 0.7} ${sway} ${-length + end}C${half * share + sway} ${-length * 0.7} ${half * share} ${-length * 0.3} ${half * share * 0.6} 10Z`;
    await part(own, blade(1, 0), {
      fabric: 'leaf',
      paint: '#b9b27c',
      inflate: 12,
      puff: 0.5,
      cast: 0.38,
      castBlur: 12,
      castX: 7,
      castY: 8,
    });
    const tone = mixHex('#566b50', k % 2 ? '#31452f' : '#7d9272', 0.2 + random() * 0.15);
    await part(own, blade(0.76, 26), {
      fabric: 'leaf',
      paint: banded(tone, k),
      inflate: 16,
      puff: 0.55,
      cast: 0,
      bevel: 2,
      edge: 0.08,
      folds: valley(`M0 0Q${sway * 0.3} ${-length * 0.5} ${sway} ${-length}`, 8, 0.7),
      foldBlur: 5,
      foldDepth: 14,
    });
  }
}

async function draw(scene: Scene, options: CutOptions) {
  const clay = clothOf(options, 'terracotta');
  await standingShadow(scene, { x: 458, y: 1020, rx: 150, ry: 24, strength: 0.8, lean: 40 });
  await part(scene, ellipse(450, 690, 200, 34), { ...clay, inflate: 8, cast: 0, bevel: 6, bevelBlur: 3, edge: 0.15 });
  await part(scene, ellipse(450, 693, 180, 26), {
    fabric: 'plush',
    paint: '#3d2f26',
    inflate: 10,
    puff: 0.3,
    cast: 0,
    edge: 0.4,
  });
  await drawLeaves(scene);
  await turned(scene, POT, { ...clay, foot: 24 });
  castShadow(scene, await outlineOf(scene, COLLAR.outline({ foot: 34 })), { blur: 8, x: 2, y: 12, strength: 0.4 });
  await part(scene, FRONT, {
    ...clay,
    heightAt: turnedHeight(COLLAR.radius, 0.62),
    maxSlope: 1.5,
    bevelBlur: 3,
    cast: 0,
    fill: 0.16,
  });
}

/** Pot with a snake plant. */
export const plantPot: Cut = {
  name: 'plant-pot',
  bend: 0,
  closeUp: { x: 430, y: 760, width: 420 },
  draw,
};
