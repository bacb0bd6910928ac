import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

const [X, Y, RX, RY] = [450, 630, 330, 250] as const;

async function draw(scene: Scene, { color, fabric = 'wood' }: CutOptions) {
  const grain = (tone: string, seed: number) =>
    paintOf({ color: tone, pattern: { kind: 'wood', ink: darker(tone, 0.36), seed } });
  const whole = await outlineOf(scene, ellipse(X, Y, RX, RY));
  castShadow(scene, whole, { blur: 28, x: 12, y: 30, strength: 0.38 });
  castShadow(scene, whole, { blur: 8, x: 4, y: 9, strength: 0.26 });
  await part(scene, ellipse(X, Y, RX - 14, RY - 14), {
    fabric,
    paint: grain(color, 4),
    inflate: 30,
    puff: -0.24,
    cast: 0,
    bevel: 0,
    edge: 0.34,
  });
  const rim = area(ellipse(X, Y, RX, RY) + ellipse(X, Y, RX - 26, RY - 26));
  await part(scene, rim, {
    fabric,
    paint: grain(darker(color, 0.1), 9),
    inflate: 13,
    puff: 0.85,
    cast: 0.5,
    castBlur: 10,
    castX: 6,
    castY: 10,
  });
  for (const side of [-1, 1]) {
    const x = X + side * (RX - 12);
    await part(scene, roundBox(x - 20, Y - 74, 40, 148, 18), {
      fabric: 'smoothLeather',
      paint: '#5a3d28',
      inflate: 14,
      puff: 0.7,
      cast: 0.44,
      castBlur: 8,
      castX: 4,
      castY: 8,
    });
    for (const y of [Y - 56, Y + 56])
      await part(scene, ellipse(x, y, 8), {
        fabric: 'metal',
        paint: '#b79f6a',
        inflate: 4,
        puff: 0.9,
        cast: 0.3,
        castBlur: 3,
      });
  }
}

/** Oval wooden tray with leather handles. */
export const tray: Cut = {
  name: 'tray',
  bend: 0,
  closeUp: { x: 300, y: 620, width: 420 },
  draw,
};
