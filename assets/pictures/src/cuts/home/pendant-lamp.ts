import { darker } from '../../engine/color.ts';
import { clamp } from '../../engine/numbers.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { strip } from '../../kit/ink.ts';
import { glowAt, lightWall } from '../../kit/lamplight.ts';
import { ellipse } from '../../kit/paths.ts';
import { METAL, outlineOf, part } from '../../kit/pieces.ts';
import { turn, turned, turnedHeight } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface PendantLampOptions extends CutOptions {
  readonly metal?: string;
  /** A plaited bell instead of a dome. */
  readonly plaited?: boolean;
}

const DOME = turn([
  [560, 60],
  [580, 120],
  [640, 230],
  [720, 296],
  [800, 320],
  [826, 322],
]);
const BELL = turn([
  [480, 70],
  [510, 120],
  [600, 180],
  [720, 210],
  [820, 250],
  [900, 316],
]);

async function drawCable(scene: Scene, bottom: number, metal: string) {
  await part(scene, strip(`M450 120L450 ${bottom}`, 7), {
    fabric: 'rubber',
    paint: '#3a3430',
    inflate: 4,
    puff: 0.9,
    cast: 0.24,
    castBlur: 8,
    castX: 14,
    castY: 6,
  });
  await part(scene, ellipse(450, 122, 52, 16), { ...METAL, paint: metal, inflate: 12 });
  await part(scene, `M432 ${bottom - 56}L468 ${bottom - 56}L474 ${bottom + 14}L426 ${bottom + 14}Z`, {
    ...METAL,
    paint: metal,
    inflate: 12,
  });
}

async function draw(scene: Scene, options: PendantLampOptions) {
  const { color, metal = '#b79f6a', plaited } = options;
  const shape = plaited ? BELL : DOME;
  const { bottom, top } = shape;
  const half = shape.radius(bottom);
  castShadow(scene, await outlineOf(scene, shape.outline()), { blur: 34, x: 26, y: 30, strength: 0.26 });
  lightWall(scene, { x: 450, y: bottom + 60, reach: 220, strength: 0.09 });
  await drawCable(scene, top, metal);
  const inner = {
    fabric: 'paper',
    paint: plaited ? darker(color, 0.4) : '#efe6d2',
    inflate: 20,
    puff: -0.2,
    cast: 0,
    edge: 0.2,
  } as const;
  await part(scene, ellipse(450, bottom, half, 40), {
    ...inner,
    glow: glowAt({ x: 450, y: bottom, reach: 190, strength: 0.5 }),
  });
  if (!plaited) {
    await turned(scene, shape, { ...clothOf(options, 'ceramic'), rim: 10, foot: 30, roundness: 0.6 });
    return;
  }
  const straw = paintOf({ color, pattern: { kind: 'melange', ink: darker(color, 0.3), seed: 5 } });
  await part(scene, shape.outline({ rim: 12, foot: 34 }), {
    fabric: 'wicker',
    paint: straw,
    heightAt: turnedHeight(shape.radius, 0.55),
    uvAt: (x, y) => [
      Math.asin(clamp((x - 450) / shape.radius(y), -1, 1)) * 250,
      y - 20 * Math.sqrt(1 - clamp((x - 450) / shape.radius(y), -1, 1) ** 2),
    ],
    maxSlope: 1.3,
    cast: 0,
    edge: 0.24,
    glow: glowAt({ x: 450, y: bottom - 60, reach: 150, strength: 0.08 }),
  });
}

/** Lamp that hangs from a cable: an enamelled dome or a plaited bell. */
export const pendantLamp: Cut<PendantLampOptions> = {
  name: 'pendant-lamp',
  bend: 0,
  closeUp: { x: 420, y: 700, width: 420 },
  draw,
};
