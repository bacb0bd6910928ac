import { placed, type Scene } from '../../engine/scene.ts';
import { area, strip } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { METAL, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface HoopEarringsOptions extends CutOptions {
  readonly pearl?: string;
}

async function drawEarring(scene: Scene, { color, pearl = '#ece6da' }: HoopEarringsOptions) {
  const metal = { ...METAL, paint: color };
  const hoop = area(ellipse(0, 0, 128) + ellipse(0, -7, 100));
  await lyingShadow(scene, hoop, { blur: 14, x: 10, y: 20, strength: 0.36 });
  await part(scene, hoop, { ...metal, inflate: 9, bevel: 4 });
  await part(scene, strip('M0 -126C0 -160 4 -182 26 -184C46 -184 50 -160 46 -138', 7), metal);
  await part(scene, area(ellipse(0, 140, 14) + ellipse(0, 140, 7)), metal);
  const ball = ellipse(0, 196, 46);
  await lyingShadow(scene, ball, { blur: 12, x: 8, y: 16, strength: 0.34 });
  await part(scene, ball, { fabric: 'ceramic', paint: pearl, inflate: 26, puff: 0.9, cast: 0.2 });
  await part(scene, 'M-12 146L12 146L16 160C8 154 -8 154 -16 160Z', metal);
}

async function draw(scene: Scene, options: HoopEarringsOptions) {
  await drawEarring(placed(scene, 'translate(296 600) rotate(-6)'), options);
  await drawEarring(placed(scene, 'translate(604 600) rotate(6)'), options);
}

/** Pair of hoops, each with a pearl. */
export const hoopEarrings: Cut<HoopEarringsOptions> = {
  name: 'hoop-earrings',
  bend: 0,
  closeUp: { x: 340, y: 680, width: 400 },
  draw,
};
