import { darker } from '../../engine/color.ts';
import type { Paint } from '../../engine/part-options.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { ellipse } from '../../kit/paths.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { mouth, turn, turned } from '../../kit/turned.ts';
import { shaded } from '../../materials/paint.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface PlatesOptions extends CutOptions {
  /** The second glaze of the set. */
  readonly second?: string;
}

async function drawPlate(scene: Scene, y: number, rx: number, paint: Paint) {
  const body = turn([
    [y, rx],
    [y + 14, rx - 12],
    [y + 34, rx * 0.72],
    [y + 50, rx * 0.55],
  ]);
  const glaze = { fabric: 'ceramic', paint } as const;
  await turned(scene, body, { ...glaze, rim: rx * 0.16, foot: 16, roundness: 0.5 });
  await part(scene, ellipse(450, y, rx, rx * 0.2), {
    ...glaze,
    inflate: 24,
    puff: 0.35,
    cast: 0,
    bevel: 6,
    bevelBlur: 3,
    edge: 0.12,
  });
  await part(scene, ellipse(450, y + 4, rx * 0.72, rx * 0.13), {
    fabric: 'ceramic',
    paint: shaded(paint, 0.95),
    inflate: 20,
    puff: -0.4,
    cast: 0,
    bevel: -5,
    edge: 0.25,
  });
}

async function drawBowl(scene: Scene, y: number, rx: number, paint: Paint) {
  const body = turn([
    [y, rx],
    [y + 40, rx * 0.97],
    [y + 100, rx * 0.78],
    [y + 138, rx * 0.46],
    [y + 152, rx * 0.42],
  ]);
  castShadow(scene, await outlineOf(scene, body.outline({ rim: rx * 0.2, foot: 14 })), {
    blur: 12,
    x: 6,
    y: 14,
    strength: 0.4,
  });
  await turned(scene, body, { fabric: 'ceramic', paint, rim: rx * 0.2, foot: 14, roundness: 0.6 });
  await mouth(scene, { y, rx, ry: rx * 0.22, lip: 9, fabric: 'ceramic', paint });
}

async function draw(scene: Scene, { color, second = '#ddd3c2' }: PlatesOptions) {
  const speckled = (tone: string, seed: number) =>
    paintOf({ color: tone, pattern: { kind: 'speckle', ink: darker(tone, 0.5), seed } });
  const first = speckled(color, 4);
  const other = speckled(second, 7);
  await standingShadow(scene, { x: 456, y: 872, rx: 270, ry: 26, strength: 0.8 });
  for (const [y, rx, paint] of [
    [814, 320, first],
    [776, 318, other],
    [736, 256, first],
    [704, 254, other],
  ] as const)
    await drawPlate(scene, y, rx, paint);
  await drawBowl(scene, 548, 186, first);
  await drawBowl(scene, 478, 188, other);
}

/** Stacked plates and bowls in two glazes. */
export const plates: Cut<PlatesOptions> = {
  name: 'plates',
  bend: 0,
  closeUp: { x: 430, y: 680, width: 420 },
  draw,
};
