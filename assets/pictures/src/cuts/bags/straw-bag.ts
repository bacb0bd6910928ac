import { darker } from '../../engine/color.ts';
import { clamp } from '../../engine/numbers.ts';
import type { Scene } from '../../engine/scene.ts';
import { strip, topstitch } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface StrawBagOptions extends CutOptions {
  readonly handles?: string;
}

const X = 450;
const Y = 720;
const RADIUS = 280;
const HANDLE = 'M330 500C330 330 380 236 450 236C520 236 570 330 570 500';

/** Coils around the middle. */
function coils(x: number, y: number): readonly [number, number] {
  const angle = Math.atan2(y - Y, x - X);
  return [angle * 190, Math.hypot(x - X, y - Y)];
}
const dome = (x: number, y: number) =>
  0.4 * Math.sqrt(Math.max(0, RADIUS ** 2 - clamp(Math.hypot(x - X, y - Y), 0, RADIUS) ** 2));

async function draw(scene: Scene, options: StrawBagOptions) {
  const { color, fabric = 'rope', handles = '#6a4730' } = options;
  const straw = paintOf({ color, pattern: { kind: 'melange', ink: darker(color, 0.3), seed: 9 } });
  const leather = { fabric: 'smoothLeather', paint: handles } as const;
  await lyingShadow(scene, ellipse(X, Y, RADIUS), { strength: 0.36 });
  await part(scene, strip(HANDLE, 22), {
    ...leather,
    paint: darker(handles, 0.3),
    inflate: 8,
    puff: 0.8,
    cast: 0.2,
    castX: 10,
    castY: 10,
  });
  await part(scene, ellipse(X, Y, RADIUS), {
    fabric,
    paint: straw,
    uvAt: coils,
    heightAt: dome,
    maxSlope: 1.2,
    cast: 0,
    edge: 0.25,
    bevel: 5,
  });
  await part(scene, strip(ellipse(X, Y, RADIUS - 8), 20), {
    fabric: 'rope',
    paint: straw,
    uvAt: (x, y) => [coils(x, y)[0] * 1.6, coils(x, y)[1]],
    inflate: 10,
    puff: 0.9,
    cast: 0.2,
  });
  await part(scene, strip(HANDLE.replaceAll('500', '540'), 24), {
    ...leather,
    inflate: 9,
    puff: 0.8,
    cast: 0.36,
    castX: 6,
    castY: 9,
  });
  for (const x of [330, 570]) {
    await part(scene, roundBox(x - 24, 520, 48, 86, 12), { ...leather, inflate: 10, puff: 0.5, cast: 0.36 });
    for (const y of [542, 584]) await part(scene, ellipse(x, y, 7), { ...METAL, paint: '#b79f6a' });
  }
  await part(scene, roundBox(424, 446, 52, 130, 22), { ...leather, inflate: 11, puff: 0.5, cast: 0.4 });
  await part(scene, ellipse(450, 552, 12), { ...METAL, paint: '#b79f6a' });
  await ink(scene, topstitch('M434 460L434 540M466 460L466 540', { color: '#d8c2a0', opacity: 0.6, width: 2 }));
}

/** Round bag of coiled straw with leather handles. */
export const strawBag: Cut<StrawBagOptions> = {
  name: 'straw-bag',
  bend: 0,
  closeUp: { x: 400, y: 660, width: 420 },
  draw,
};
