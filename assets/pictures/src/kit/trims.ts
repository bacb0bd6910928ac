import { darker } from '../engine/color.ts';
import type { Scene } from '../engine/scene.ts';
import { type StitchStyle, topstitch } from './ink.ts';
import { ellipse, flip, mirrorPath, type Point, roundedBox } from './paths.ts';
import { BAND, type Cloth, ink, type Look, METAL, part, piece } from './pieces.ts';

interface ButtonOptions {
  readonly radius?: number;
  readonly color?: string;
}

/** A sewn button with four holes. */
export async function button(scene: Scene, [x, y]: Point, { radius = 8, color = '#efe9dc' }: ButtonOptions = {}) {
  await part(scene, ellipse(x, y, radius), {
    fabric: 'button',
    paint: color,
    inflate: Math.max(3, radius * 0.5),
    puff: 0.5,
    bevel: 3,
    bevelBlur: 2,
    cast: 0.42,
    castBlur: 3,
    castX: 1,
    castY: 3,
  });
  const hole = radius * 0.26;
  const size = Math.max(0.9, radius * 0.13);
  const holes = [-1, 1].flatMap((a) => [-1, 1].map((b) => [x + a * hole, y + b * hole]));
  const fill = darker(color, 0.65);
  await ink(scene, ...holes.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="${size}" fill="${fill}"/>`));
}

export async function buttons(scene: Scene, points: readonly Point[], options?: ButtonOptions) {
  for (const point of points) await button(scene, point, options);
}

/** A rivet or a press stud. */
export const stud = (scene: Scene, [x, y]: Point, { radius = 5, color = '#b9b2a4' }: ButtonOptions = {}) =>
  part(scene, ellipse(x, y, radius), { ...METAL, paint: color, inflate: 3, castBlur: 2 });

interface ZipOptions {
  readonly tape?: string;
  readonly teeth?: string;
  readonly width?: number;
}

/** A vertical zip with teeth and a puller. */
export async function zip(
  scene: Scene,
  {
    x,
    from,
    to,
    tape = '#2a2a2a',
    teeth = '#c9c4b8',
    width = 15,
  }: ZipOptions & { x: number; from: number; to: number },
) {
  await piece(scene, roundedBox(x - width / 2, from, width, to - from, 2), {
    ...BAND,
    fabric: 'twill',
    paint: tape,
    inflate: 6,
    cast: 0.22,
    castBlur: 3,
  });
  await ink(
    scene,
    `<path d="M${x} ${from + 3}L${x} ${to - 3}" stroke="${teeth}" stroke-width="5.4" stroke-dasharray="2.6 2" opacity=".9"/>`,
    `<path d="M${x + 0.6} ${from + 3}L${x + 0.6} ${to - 3}" stroke="#000" stroke-width="1" opacity=".35"/>`,
  );
  const puller = { ...METAL, paint: teeth, inflate: 4, puff: 0.8 } as const;
  await part(scene, roundedBox(x - 6, from - 2, 12, 18, 3), puller);
  await part(scene, roundedBox(x - 4, from + 14, 8, 26, 3), puller);
}

interface PocketShape {
  readonly x: number;
  /** Upper edge. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner?: number;
  /** How far the lower edge comes to a point. */
  readonly tip?: number;
  readonly right?: boolean;
}

/** A patch pocket with stitched edges; `right` mirrors it. */
export async function patchPocket(
  scene: Scene,
  { x, y, width, height, corner = 16, tip = 0, right = false }: PocketShape,
  { stitch, ...look }: Look & { stitch?: StitchStyle },
) {
  const end = x + width;
  const bottom = y + height;
  const outline =
    `M${x} ${y}L${end} ${y}L${end} ${bottom - corner}C${end} ${bottom} ${end - corner} ${bottom} ${end - corner} ${bottom}` +
    `L${x + width / 2} ${bottom + tip}L${x + corner} ${bottom}C${x} ${bottom} ${x} ${bottom - corner} ${x} ${bottom - corner}Z`;
  await piece(scene, right ? mirrorPath(outline) : outline, {
    ...BAND,
    castBlur: 4,
    cast: 0.26,
    inflate: 9,
    puff: 0.4,
    ...look,
  });

  const low = bottom - 4;
  const seams =
    `M${x + 4} ${y + 14}L${end - 4} ${y + 14}M${x + 4} ${y}L${x + 4} ${bottom - corner}` +
    `C${x + 4} ${low} ${x + corner} ${low} ${x + corner} ${low}L${x + width / 2} ${low + tip}L${end - corner} ${low}` +
    `C${end - 4} ${low} ${end - 4} ${bottom - corner} ${end - 4} ${bottom - corner}L${end - 4} ${y}`;
  const stitches = topstitch(seams, stitch);
  await ink(scene, right ? flip(stitches) : stitches);
}

/** A cord with an end, such as a drawstring. */
export const cord = (scene: Scene, path: string, cloth: Cloth) =>
  piece(scene, path, { ...BAND, ...cloth, inflate: 4, puff: 1, cast: 0.4, castBlur: 4, castX: 3 });
