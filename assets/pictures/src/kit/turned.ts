import { inside } from '../engine/mask.ts';
import { clamp } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { tone } from '../engine/shadow.ts';
import { shaded, solid } from '../materials/paint.ts';
import { area } from './ink.ts';
import { CENTRE, ellipse } from './paths.ts';
import { type Look, outlineOf, part } from './pieces.ts';

/** Heights and radii of a turned body, from its rim down. */
export type Profile = readonly (readonly [y: number, radius: number])[];

export interface Turned {
  readonly radius: (y: number) => number;
  readonly top: number;
  readonly bottom: number;
  /** Outline with a curved rim and foot. */
  readonly outline: (options?: { x?: number; rim?: number; foot?: number }) => string;
}

/** A smooth curve through the points of a profile. */
function radiusOf(profile: Profile): (y: number) => number {
  const pointAt = (i: number) => profile[clamp(i, 0, profile.length - 1)] ?? [0, 0];
  return (y) => {
    const next = profile.findIndex(([height]) => y <= height);
    if (next <= 0) return next < 0 ? pointAt(profile.length - 1)[1] : pointAt(0)[1];
    const [before, [y0, r0], [y1, r1], after] = [
      pointAt(next - 2),
      pointAt(next - 1),
      pointAt(next),
      pointAt(next + 1),
    ];
    const slope0 = (r1 - before[1]) / (y1 - before[0] || 1);
    const slope1 = (after[1] - r0) / (after[0] - y0 || 1);
    const span = y1 - y0;
    const t = (y - y0) / span;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      r0 * (2 * t3 - 3 * t2 + 1) +
      slope0 * span * (t3 - 2 * t2 + t) +
      r1 * (3 * t2 - 2 * t3) +
      slope1 * span * (t3 - t2)
    );
  };
}

export function turn(profile: Profile): Turned {
  const radius = radiusOf(profile);
  const top = profile[0]?.[0] ?? 0;
  const bottom = profile.at(-1)?.[0] ?? 0;
  return {
    radius,
    top,
    bottom,
    outline({ x = CENTRE, rim = 0.1, foot = 0.1 } = {}) {
      let left = '';
      let right = '';
      for (let y = top; y <= bottom; y += 4) {
        left = `L${x - radius(y)} ${y}${left}`;
        right += `L${x + radius(y)} ${y}`;
      }
      const upper = radius(top);
      const lower = radius(bottom);
      return (
        `M${x - upper} ${top}A${upper} ${rim} 0 0 1 ${x + upper} ${top}${right}` +
        `L${x + lower} ${bottom}A${lower} ${foot} 0 0 1 ${x - lower} ${bottom}${left}Z`
      );
    },
  };
}

/** How high a turned body stands towards the viewer. */
export const turnedHeight =
  (radius: (y: number) => number, roundness = 0.62, x = CENTRE) =>
  (px: number, py: number): number => {
    const r = radius(py);
    return roundness * Math.sqrt(Math.max(0, r * r - (px - x) ** 2));
  };

/** Patterns wrapped around a turned body. */
const turnedUv =
  (radius: (y: number) => number, x = CENTRE) =>
  (px: number, py: number): readonly [number, number] => {
    const r = Math.max(1, radius(py));
    return [Math.asin(clamp((px - x) / r, -1, 1)) * r, py];
  };

interface TurnedLook extends Look {
  readonly x?: number;
  readonly rim?: number;
  readonly foot?: number;
  readonly roundness?: number;
}

/** Draws a turned body around a vertical axis. */
export async function turned(
  scene: Scene,
  body: Turned,
  { x = CENTRE, rim, foot = 14, roundness = 0.62, ...look }: TurnedLook,
) {
  await part(scene, body.outline({ x, foot, ...(rim ? { rim } : {}) }), {
    heightAt: turnedHeight(body.radius, roundness, x),
    uvAt: turnedUv(body.radius, x),
    maxSlope: 1.5,
    bevel: 5,
    cast: 0,
    edge: 0.14,
    fill: 0.16,
    ...look,
  });
}

interface Mouth extends Look {
  readonly x?: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Width of the lip around the opening. */
  readonly lip?: number;
  readonly inner?: string;
  readonly depth?: number;
}

/** The open mouth of a turned body, seen from slightly above. */
export async function mouth(
  scene: Scene,
  { x = CENTRE, y, rx, ry, lip = 8, inner, depth = 0.55, fabric, paint }: Mouth,
) {
  const own = typeof paint === 'string' ? solid(paint) : paint;
  const hole = ellipse(x, y, rx - lip, ry - lip * 0.55);
  await part(scene, area(ellipse(x, y, rx, ry) + hole), {
    fabric,
    paint,
    inflate: 5,
    puff: 0.7,
    cast: 0,
    bevel: 5,
    bevelBlur: 2,
    edge: 0.1,
  });
  await part(scene, hole, {
    fabric,
    paint: inner ?? shaded(own, 0.72),
    heightAt: (px) => -depth * Math.sqrt(Math.max(0, rx * rx - (px - x) ** 2)),
    maxSlope: 1,
    cast: 0,
    bevel: 0,
    edge: 0.35,
  });
  const opening = await outlineOf(scene, hole);
  const nearWall = await outlineOf(scene, ellipse(x - rx * 0.18, y - ry * 0.35, rx, ry * 0.9));
  tone(scene, inside(opening, nearWall), 0.72, 6);
}
