import { darker } from '../../engine/color.ts';
import { inside, outside } from '../../engine/mask.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow, tone } from '../../engine/shadow.ts';
import { area, blurred, line } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

type Inks = readonly [string, string, string, string];

interface FramedPrintOptions extends CutOptions {
  readonly motif?: 'arches' | 'branch';
  readonly inks?: Inks;
  readonly paper?: string;
}

const OUTER = 'M190 220L710 220L710 980L190 980Z';
const MAT = 'M222 252L678 252L678 948L222 948Z';
const SHEET = 'M282 322L618 322L618 878L282 878Z';

const arches = ([first, second, sun, third]: Inks, paper: string) =>
  area('M282 878L282 700C282 560 450 560 450 700L450 878Z', first) +
  area('M322 878L322 712C322 620 410 620 410 712L410 878Z', paper) +
  area('M358 878L358 724C358 680 374 680 374 724L374 878Z', first) +
  area('M450 878L450 640C450 480 618 480 618 640L618 878Z', second) +
  area('M492 878L492 654C492 546 576 546 576 654L576 878Z', third) +
  area(ellipse(404, 446, 66), sun) +
  line('M282 560C360 520 420 580 520 530C560 512 600 520 618 528', second, 5, 0.9);

const TWIGS = [
  [416, 740, -40, 150],
  [424, 700, 44, 160],
  [440, 620, -48, 140],
  [448, 590, 38, 146],
  [466, 510, -44, 110],
  [480, 460, 40, 104],
] as const;
const branch = ([, stem, sun, leaf]: Inks) =>
  area(ellipse(470, 470, 96), sun) +
  line('M400 840C420 700 440 560 500 400', stem, 7, 1) +
  TWIGS.map(
    ([x, y, turn, length], k) =>
      `<g transform="translate(${x} ${y}) rotate(${turn + 16})">${area(`M0 0C${-length * 0.3} ${-length * 0.4} ${-length * 0.2} ${-length * 0.9} 0 ${-length}C${length * 0.2} ${-length * 0.9} ${length * 0.3} ${-length * 0.4} 0 0Z`, k % 3 ? stem : leaf)}</g>`,
  ).join('');

async function draw(scene: Scene, options: FramedPrintOptions) {
  const { color, motif = 'arches', inks = ['#8c5540', '#3a524e', '#c2a070', '#8b947f'], paper = '#efe8da' } = options;
  const board = await outlineOf(scene, OUTER);
  castShadow(scene, board, { blur: 34, x: 20, y: 40, strength: 0.36 });
  castShadow(scene, board, { blur: 9, x: 6, y: 12, strength: 0.32 });
  const wood = paintOf({ color, pattern: { kind: 'wood', ink: darker(color, 0.45), seed: scene.seed } });
  await part(scene, area(OUTER + MAT), {
    fabric: 'wood',
    paint: wood,
    inflate: 15,
    puff: 0.75,
    cast: 0,
    bevel: 5,
    bevelBlur: 2,
  });
  const mat = await outlineOf(scene, MAT);
  await part(scene, mat, { fabric: 'paper', paint: '#f4f0e8', inflate: 10, puff: 0, cast: 0, bevel: 0, edge: 0 });
  await part(scene, SHEET, {
    fabric: 'paper',
    paint: paper,
    inflate: 10,
    puff: 0,
    cast: 0,
    bevel: -3,
    bevelBlur: 2,
    edge: 0.12,
  });
  const drawing = motif === 'arches' ? arches(inks, paper) : branch(inks);
  await ink(
    scene,
    `<clipPath id="sheet"><path d="${SHEET}"/></clipPath><g clip-path="url(#sheet)" opacity=".95">${drawing}</g>`,
  );
  const lit = await outlineOf(scene, 'M234 268L690 268L690 960L234 960Z');
  tone(scene, inside(outside(mat, lit), mat), 0.72, 7);
  const glare = blurred(area('M222 560L520 252L640 252L222 700ZM660 252L678 252L222 760L222 730Z', '#fff', 0.13), 5);
  await ink(scene, `<clipPath id="mat"><path d="${MAT}"/></clipPath><g clip-path="url(#mat)">${glare}</g>`);
}

/** Print in a wooden frame. */
export const framedPrint: Cut<FramedPrintOptions> = {
  name: 'framed-print',
  bend: 0,
  closeUp: { x: 330, y: 800, width: 400 },
  draw,
};
