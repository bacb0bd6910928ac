import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { flame } from '../../kit/flames.ts';
import { area, line } from '../../kit/ink.ts';
import { glowAt } from '../../kit/lamplight.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned, turnedHeight } from '../../kit/turned.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface CandleOptions extends CutOptions {
  readonly label?: string;
  readonly glass?: string;
}

const GLASS = turn([
  [430, 190],
  [500, 191],
  [800, 190],
  [850, 186],
  [868, 172],
]);
const WAX = turn([
  [540, 178],
  [700, 178],
  [830, 176],
  [848, 166],
]);
const LABEL = 'M330 640C400 652 500 652 570 640L570 780C500 794 400 794 330 780Z';

async function draw(scene: Scene, options: CandleOptions) {
  const { color, label = '#efe9dc', glass = '#cdb89b' } = options;
  const text = '#5a4a3c';
  const glow = glowAt({ x: 450, y: 540, reach: 115, strength: 0.5 });
  await standingShadow(scene, { x: 456, y: 878, rx: 184, ry: 26, strength: 0.75, lean: 40 });
  await turned(scene, GLASS, {
    fabric: 'glass',
    paint: glass,
    rim: 36,
    foot: 30,
    roundness: 0.5,
    opacity: (facing, shine) => 0.16 + 0.5 * (1 - facing) ** 1.5 + shine,
  });
  await turned(scene, WAX, { fabric: 'wax', paint: color, rim: 34, foot: 26, roundness: 0.5, glow });
  await part(scene, ellipse(450, 540, 178, 34), {
    fabric: 'wax',
    paint: lighter(color, 0.25),
    inflate: 14,
    puff: -0.2,
    cast: 0,
    bevel: -2,
    glow,
  });
  await ink(scene, line('M450 540C451 524 448 512 452 500', '#2a2019', 6, 1), flame(450, 502));
  await part(scene, GLASS.outline({ rim: 36, foot: 30 }), {
    fabric: 'glass',
    paint: '#ffffff',
    heightAt: turnedHeight(GLASS.radius, 0.6),
    maxSlope: 1.5,
    cast: 0,
    bevel: 4,
    edge: 0,
    opacity: (facing, shine) => 0.02 + 0.16 * (1 - facing) ** 2 + shine * 1.1,
  });
  await part(scene, area(ellipse(450, 430, 190, 36) + ellipse(450, 430, 180, 30)), {
    fabric: 'glass',
    paint: '#efe9df',
    inflate: 4,
    puff: 0.8,
    cast: 0,
    bevel: 4,
    bevelBlur: 2,
    opacity: 0.75,
  });
  await part(scene, LABEL, {
    fabric: 'paper',
    paint: label,
    heightAt: turnedHeight(() => 190, 0.5),
    cast: 0.2,
    castBlur: 4,
    castX: 1,
    castY: 2,
    bevel: 3,
    bevelBlur: 1,
    edge: 0.05,
  });
  await ink(
    scene,
    line('M342 652C404 663 496 663 558 652L558 770C496 782 404 782 342 770Z', text, 1.6, 0.5),
    line('M468 704A20 20 0 1 1 458 686.5', text, 4, 0.85) + area(ellipse(466, 692, 3.6), text),
    line('M400 748C430 752 470 752 500 748', text, 2.4, 0.5) +
      line('M420 762C440 764 460 764 480 762', text, 2.4, 0.35),
  );
}

/** Scented candle in a glass. */
export const candle: Cut<CandleOptions> = {
  name: 'candle',
  bend: 0,
  closeUp: { x: 450, y: 660, width: 400 },
  draw,
};
