import { darker, lighter } from '../engine/color.ts';
import type { Scene } from '../engine/scene.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { line, strip, topstitch } from './ink.ts';
import { CENTRE, type Point, roundBox, roundedBox } from './paths.ts';
import { BAND, ink, METAL, part, piece } from './pieces.ts';
import { buttons, stud, zip } from './trims.ts';

/** How the two fronts are closed. */
export type Fastening =
  | {
      readonly kind: 'buttons';
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly radius?: number;
      readonly color?: string;
      /** Distance of two rows; one row without. */
      readonly rows?: number;
      readonly x?: number;
    }
  | {
      readonly kind: 'studs';
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly color?: string;
    }
  | {
      readonly kind: 'zip';
      readonly from: number;
      readonly to: number;
      readonly metal?: string;
      readonly tape?: string;
    }
  | { readonly kind: 'toggles'; readonly from: number; readonly to: number; readonly count: number }
  | { readonly kind: 'hidden'; readonly from: number; readonly to: number }
  | { readonly kind: 'none' };

const spaced = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, k) => (count === 1 ? from : from + ((to - from) * k) / (count - 1)));

const CORD = '#6d5a44';
const HORN = '#5a4030';

/** A horn toggle between two loops of cord on leather patches. */
async function toggle(scene: Scene, y: number) {
  for (const x of [CENTRE - 92, CENTRE + 56]) {
    await piece(scene, roundBox(x, y - 20, 36, 40, 6), { ...BAND, fabric: 'smoothLeather', paint: HORN, inflate: 6 });
  }
  const cord = { fabric: 'rope', paint: CORD, inflate: 4, puff: 0.9, cast: 0.4, castBlur: 4, castY: 4 } as const;
  await part(
    scene,
    strip(
      `M${CENTRE - 62} ${y - 8}C${CENTRE - 20} ${y - 10} ${CENTRE + 14} ${y - 8} ${CENTRE + 16} ${y}C${CENTRE + 14} ${y + 8} ${CENTRE - 20} ${y + 10} ${CENTRE - 62} ${y + 8}`,
      6,
    ),
    cord,
  );
  await part(
    scene,
    strip(`M${CENTRE + 62} ${y - 8}L${CENTRE + 18} ${y - 1}M${CENTRE + 62} ${y + 8}L${CENTRE + 18} ${y + 1}`, 6),
    cord,
  );
  const horn = `<g transform="rotate(-68 ${CENTRE + 12} ${y})"><path d="${roundBox(CENTRE - 24, y - 9, 72, 18, 9)}" fill="#fff"/></g>`;
  await part(scene, horn, {
    fabric: 'acetate',
    paint: darker(HORN, 0.2),
    inflate: 8,
    puff: 0.8,
    cast: 0.45,
    castBlur: 4,
    castY: 6,
  });
}

interface Closing {
  /** Ground colour, and the colour that the options ask for buttons and metal. */
  readonly color: string;
  readonly buttons?: string | undefined;
}

export async function fasten(scene: Scene, fastening: Fastening, { color, buttons: own }: Closing) {
  if (fastening.kind === 'none') return;
  const { from, to } = fastening;
  if (fastening.kind === 'hidden') {
    const path = `M${CENTRE + 34} ${from}L${CENTRE + 34} ${to - 30}C${CENTRE + 34} ${to - 12} ${CENTRE + 26} ${to - 6} ${CENTRE + 8} ${to - 4}`;
    await ink(scene, topstitch(path, { opacity: 0.26 }));
    return;
  }
  if (fastening.kind === 'zip') {
    const metal = fastening.metal ?? '#c9c4b8';
    const tape = fastening.tape ?? darker(color, 0.4);
    await zip(scene, { x: CENTRE, from, to, tape, teeth: own ?? metal });
    return;
  }
  const heights = spaced(from, to, fastening.count);
  if (fastening.kind === 'toggles') {
    for (const y of heights) await toggle(scene, y);
    return;
  }
  if (fastening.kind === 'studs') {
    for (const y of heights) await stud(scene, [CENTRE, y], { radius: 8, color: own ?? fastening.color ?? '#b9b2a4' });
    return;
  }
  const { rows = 0, x = CENTRE, radius = 11 } = fastening;
  const columns = rows ? [x - rows / 2, x + rows / 2] : [x];
  const points = heights.flatMap((y) => columns.map((column): Point => [column, y]));
  await buttons(scene, points, { radius, color: own ?? fastening.color ?? '#3a322b' });
}

/** A band of cloth down the middle, for buttons or over a zip. */
export async function placket(
  scene: Scene,
  { from, to, width, x = CENTRE }: { from: number; to: number; width: number; x?: number },
  cloth: PaintedCloth,
) {
  const left = x - width / 2;
  await piece(scene, roundedBox(left, from, width, to - from, 3), {
    ...BAND,
    ...cloth,
    puff: 0.4,
    cast: 0.28,
    castX: 2,
  });
  await ink(
    scene,
    topstitch(
      `M${left + 5} ${from + 6}L${left + 5} ${to - 6}M${left + width - 5} ${from + 6}L${left + width - 5} ${to - 6}`,
      {
        opacity: 0.22,
        width: 1.3,
      },
    ),
  );
}

/** Belt with a metal buckle around the waist. */
export async function buckledBelt(
  scene: Scene,
  { y, half, height = 40, metal = '#8a7350' }: { y: number; half: number; height?: number; metal?: string },
  cloth: PaintedCloth,
) {
  const [left, right, low] = [CENTRE - half, CENTRE + half, y + height];
  const belt = { ...BAND, ...cloth, inflate: 14, puff: 0.42, drape: 2, castBlur: 7, castY: 7 };
  await piece(
    scene,
    `M${left} ${y}C${left + 90} ${y + 16} ${right - 90} ${y + 16} ${right} ${y}L${right + 3} ${low}C${right - 90} ${low + 16} ${left + 90} ${low + 16} ${left - 3} ${low}Z`,
    { ...belt, cast: 0.4 },
  );
  await piece(
    scene,
    `M${CENTRE + 44} ${y + 14}L${CENTRE + 120} ${y + 24}L${CENTRE + 116} ${low + 14}L${CENTRE + 44} ${low + 14}Z`,
    {
      ...belt,
      cast: 0.3,
    },
  );
  await ink(
    scene,
    topstitch(`M${left + 8} ${y + 8}C${left + 90} ${y + 22} ${right - 90} ${y + 22} ${right - 8} ${y + 8}`, {
      width: 1.3,
    }),
  );
  const frame = roundBox(CENTRE - 10, y + 4, 54, height + 18, 8);
  await part(scene, line(frame, '#fff', 9, 1), { ...METAL, paint: metal });
  await part(scene, line(`M${CENTRE + 16} ${y + 10}L${CENTRE + 16} ${low + 16}`, '#fff', 5, 1), {
    ...METAL,
    paint: lighter(metal, 0.2),
  });
}
