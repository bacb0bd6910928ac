import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { flame } from '../../kit/flames.ts';
import { area, blurred, line, strip } from '../../kit/ink.ts';
import { glowAt, lightWall } from '../../kit/lamplight.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn, turned } from '../../kit/turned.ts';
import type { Cut, CutOptions } from '../cut.ts';

const ROOF = 'M260 470L640 470L560 360C540 330 520 320 490 316L410 316C380 320 360 330 340 360Z';
const PANE = 'M284 490L616 490L616 960L284 960Z';
const FRAME = area(
  `M262 466L638 466L638 984L262 984ZM296 500L296 950L438 950L438 500ZM462 500L462 950L604 950L604 500Z`,
);
const CANDLE = turn([
  [740, 66],
  [760, 68],
  [952, 68],
]);

async function draw(scene: Scene, { color }: CutOptions) {
  const metal = { ...METAL, paint: color, inflate: 8, puff: 0.7, bevel: 5 };
  await standingShadow(scene, { x: 456, y: 1012, rx: 210, ry: 22, strength: 0.8, lean: 36 });
  lightWall(scene, { x: 450, y: 720, reach: 240, strength: 0.07 });
  await part(scene, PANE, {
    fabric: 'paper',
    paint: '#d9cbb2',
    inflate: 10,
    puff: -0.2,
    cast: 0,
    edge: 0.4,
    glow: glowAt({ x: 450, y: 700, reach: 180, strength: 0.34 }),
  });
  await turned(scene, CANDLE, {
    fabric: 'wax',
    paint: '#e9dfca',
    rim: 14,
    foot: 14,
    glow: glowAt({ x: 450, y: 740, reach: 80, strength: 0.4 }),
  });
  await part(scene, ellipse(450, 742, 66, 15), { fabric: 'wax', paint: '#f1e8d6', inflate: 10, puff: -0.2, cast: 0 });
  await ink(scene, line('M450 742C451 730 449 722 451 712', '#2a2019', 5, 1), flame(450, 716, 0.9));
  await ink(
    scene,
    `<clipPath id="pane"><path d="${PANE}"/></clipPath><g clip-path="url(#pane)">${blurred(area('M284 640L430 490L500 490L284 720ZM520 490L560 490L284 790L284 760Z', '#fff', 0.24), 6)}</g>`,
  );
  await part(scene, strip('M360 320C350 180 550 180 540 320', 14), { ...metal, cast: 0.3, castX: 10, castY: 10 });
  await part(scene, FRAME, { ...metal, cast: 0.34, castX: 5, castY: 7 });
  await part(scene, roundBox(240, 974, 420, 36, 8), { ...metal, inflate: 14 });
  await part(scene, ROOF, { ...metal, inflate: 40, puff: 0.4, cast: 0.36, castBlur: 9, castY: 9 });
  await part(scene, roundBox(408, 286, 84, 40, 14), { ...metal, paint: darker(color, 0.12), inflate: 16 });
}

/** Lantern of metal and glass with a candle. */
export const lantern: Cut = {
  name: 'lantern',
  bend: 0,
  closeUp: { x: 450, y: 600, width: 420 },
  draw,
};
