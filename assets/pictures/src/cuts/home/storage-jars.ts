import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line } from '../../kit/ink.ts';
import { ink } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface StorageJarsOptions extends CutOptions {
  readonly lid?: string;
}

const BOTTOM = 930;
const jarOf = (height: number, radius: number) =>
  turn([
    [BOTTOM - height, radius - 8],
    [BOTTOM - height + 16, radius],
    [BOTTOM - 30, radius],
    [BOTTOM - 8, radius - 8],
    [BOTTOM, radius - 20],
  ]);
const lidOf = (top: number, radius: number) =>
  turn([
    [top - 40, radius - 14],
    [top - 32, radius - 4],
    [top + 2, radius - 4],
  ]);
const knobOf = (top: number) =>
  turn([
    [top - 86, 14],
    [top - 78, 26],
    [top - 56, 28],
    [top - 38, 16],
  ]);
const JARS = [
  { x: 250, height: 420, radius: 110, seed: 3 },
  { x: 474, height: 320, radius: 104, seed: 5 },
  { x: 676, height: 230, radius: 92, seed: 7 },
] as const;

async function draw(scene: Scene, options: StorageJarsOptions) {
  const glaze = clothOf(options, 'ceramic');
  const lid = options.lid ?? '#b08d62';
  for (const { x, radius } of JARS)
    await standingShadow(scene, { x: x + 4, y: BOTTOM + 2, rx: radius, ry: 16, strength: 0.8, lean: 34 });
  for (const { x, height, radius, seed } of JARS) {
    const top = BOTTOM - height;
    const wood = {
      fabric: 'wood',
      paint: paintOf({ color: lid, pattern: { kind: 'wood', ink: darker(lid, 0.3), seed } }),
    } as const;
    await turned(scene, jarOf(height, radius), { ...glaze, x, rim: radius * 0.2, foot: radius * 0.18 });
    await turned(scene, lidOf(top, radius), {
      ...wood,
      x,
      rim: radius * 0.18,
      foot: radius * 0.2,
      cast: 0.3,
      castBlur: 6,
      castY: 7,
    });
    await turned(scene, knobOf(top), { ...wood, x, rim: 5, foot: 6, cast: 0.3, castBlur: 5, castY: 5 });
    await ink(
      scene,
      line(
        `M${x - radius * 0.5} ${top + height * 0.5}C${x - radius * 0.2} ${top + height * 0.5 + 6} ${x + radius * 0.2} ${top + height * 0.5 + 6} ${x + radius * 0.5} ${top + height * 0.5}`,
        '#3a3430',
        3,
        0.5,
      ),
    );
  }
}

/** Three jars with wooden lids. */
export const storageJars: Cut<StorageJarsOptions> = {
  name: 'storage-jars',
  bend: 0,
  closeUp: { x: 400, y: 660, width: 420 },
  draw,
};
