import type { Scene } from '../engine/scene.ts';
import { alongCurve, type Curve } from './curves.ts';
import { area, strip } from './ink.ts';
import { ellipse } from './paths.ts';
import { METAL, part } from './pieces.ts';

interface Laces {
  /** From the topmost lace to the toe. */
  readonly along: Curve;
  readonly count: number;
  /** Half the length of a lace, and its thickness. */
  readonly reach: number;
  readonly width?: number;
  readonly color: string;
  /** Turn of the laces against the row, in degrees. */
  readonly turn?: number;
  readonly eyelets?: string | undefined;
}

/** Laces across the instep, seen from the side. */
export async function laces(scene: Scene, { along, count, reach, width = 13, color, turn = 96, eyelets }: Laces) {
  for (const { x, y, angle } of alongCurve(along, count)) {
    const across = ((angle + turn) * Math.PI) / 180;
    const dx = Math.cos(across) * reach;
    const dy = Math.sin(across) * reach;
    if (eyelets) {
      const [ex, ey] = [x + dx * 1.1, y + dy * 1.1];
      await part(scene, area(ellipse(ex, ey, 9) + ellipse(ex, ey, 4)), { ...METAL, paint: eyelets, inflate: 3 });
    }
    const lace = `M${x + dx} ${y + dy}Q${x + 6} ${y - 2} ${x - dx * 0.75 + 8} ${y - dy * 0.75}`;
    await part(scene, strip(lace, width), {
      fabric: 'canvas',
      paint: color,
      inflate: 6,
      puff: 0.9,
      cast: 0.42,
      castBlur: 3,
      castX: 1,
      castY: 4,
    });
  }
}

/** The bow at the upper end of the laces. */
export async function laceBow(scene: Scene, x: number, y: number, color: string, size = 1) {
  const look = {
    fabric: 'canvas',
    paint: color,
    inflate: 5,
    puff: 0.9,
    cast: 0.42,
    castBlur: 4,
    castX: 2,
    castY: 5,
  } as const;
  const p = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  await part(scene, strip(`M${p(0, 0)}C${p(-20, 30)} ${p(-18, 60)} ${p(-34, 84)}`, 9 * size), look);
  await part(scene, strip(`M${p(4, 0)}C${p(24, 26)} ${p(34, 44)} ${p(58, 58)}`, 9 * size), look);
  await part(
    scene,
    strip(`M${p(0, 0)}C${p(-30, -30)} ${p(-66, -16)} ${p(-60, 8)}C${p(-54, 26)} ${p(-20, 16)} ${p(0, 4)}`, 9 * size),
    look,
  );
  await part(
    scene,
    strip(`M${p(4, 0)}C${p(34, -30)} ${p(72, -20)} ${p(66, 6)}C${p(58, 24)} ${p(24, 16)} ${p(4, 4)}`, 9 * size),
    look,
  );
}

/** Lower edge of a ridged sole from right to left: `L` commands. */
export function lugs(from: number, to: number, y: number, { step = 44, depth = 12 } = {}): string {
  let edge = '';
  for (let x = from; x - step >= to; x -= step) {
    edge += `L${x} ${y}L${x - step * 0.58} ${y}L${x - step * 0.64} ${y - depth}L${x - step * 0.94} ${y - depth}`;
  }
  return `${edge}L${to} ${y}`;
}
