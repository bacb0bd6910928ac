import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line } from '../../kit/ink.ts';
import { glowAt, lightWall } from '../../kit/lamplight.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turnedHeight } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface FloorLampOptions extends CutOptions {
  readonly wood?: string;
}

const SHADE = turn([
  [140, 150],
  [360, 190],
]);
const LEGS = [
  ['M452 372L470 372L478 1050L458 1050Z', 462],
  ['M436 372L456 372L292 1066L268 1066Z', 280],
  ['M446 372L466 372L634 1066L610 1066Z', 622],
] as const;
const BULB = { x: 450, y: 280, reach: 150, strength: 0.28 };

async function draw(scene: Scene, options: FloorLampOptions) {
  const cloth = clothOf(options, 'linen');
  const wood = options.wood ?? '#a07c50';
  const glow = glowAt(BULB);
  for (const [, x] of LEGS) await standingShadow(scene, { x, y: 1064, rx: 26, ry: 7, strength: 0.7, lean: 18 });
  lightWall(scene, { x: 450, y: 300, reach: 210, strength: 0.08 });
  const grain = paintOf({ color: wood, pattern: { kind: 'wood', ink: darker(wood, 0.35), seed: 6 } });
  for (const [path] of LEGS)
    await part(scene, path, {
      fabric: 'wood',
      paint: grain,
      inflate: 9,
      puff: 0.9,
      cast: 0.24,
      castBlur: 10,
      castX: 14,
      castY: 8,
    });
  await part(scene, ellipse(452, 392, 40, 14), { ...METAL, paint: '#8a7350', inflate: 9 });
  await part(scene, SHADE.outline({ rim: 16, foot: 24 }), {
    ...cloth,
    heightAt: turnedHeight(SHADE.radius, 0.45),
    maxSlope: 1,
    bevel: 3,
    edge: 0.12,
    cast: 0.2,
    castBlur: 16,
    castY: 16,
    fill: 0.12,
    glow,
  });
  await ink(
    scene,
    line('M300 142C360 158 540 158 600 142', '#7a6448', 4, 0.5),
    line('M260 362C340 388 560 388 640 362', '#7a6448', 5, 0.5),
  );
}

/** Floor lamp on three wooden legs. */
export const floorLamp: Cut<FloorLampOptions> = {
  name: 'floor-lamp',
  bend: 0,
  closeUp: { x: 450, y: 380, width: 420 },
  draw,
};
