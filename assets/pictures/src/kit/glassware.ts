import type { Scene } from '../engine/scene.ts';
import { area } from './ink.ts';
import { CENTRE, ellipse } from './paths.ts';
import { part } from './pieces.ts';
import { type Turned, turned, turnedHeight } from './turned.ts';

interface Glass {
  readonly x?: number;
  readonly color: string;
  readonly rim: number;
  readonly foot?: number;
  /** How strongly the glass is coloured, 0..1. */
  readonly depth?: number;
  readonly folds?: string;
}

/** The far wall of a glass, drawn before what stands in it. */
export const glassBack = (scene: Scene, body: Turned, { x = CENTRE, color, rim, foot = 20, depth = 0.3 }: Glass) =>
  turned(scene, body, {
    fabric: 'glass',
    paint: color,
    x,
    rim,
    foot,
    roundness: 0.5,
    opacity: (facing, shine) => depth + 0.4 * (1 - facing) ** 1.5 + shine * 0.4,
  });

/** The near wall with its reflections, and the rim. */
export async function glassFront(
  scene: Scene,
  body: Turned,
  { x = CENTRE, color, rim, foot = 20, depth = 0.3, folds = '' }: Glass,
) {
  await part(scene, body.outline({ x, rim, foot }), {
    fabric: 'glass',
    paint: color,
    heightAt: turnedHeight(body.radius, 0.6, x),
    maxSlope: 1.5,
    cast: 0,
    bevel: 4,
    edge: 0,
    folds,
    foldBlur: 3,
    foldDepth: 9,
    opacity: (facing, shine) => depth * 0.36 + 0.4 * (1 - facing) ** 2 + shine * 1.1,
  });
  const r = body.radius(body.top);
  const ring = area(ellipse(x, body.top, r, rim) + ellipse(x, body.top, r - 7, rim - 4));
  await part(scene, ring, {
    fabric: 'glass',
    paint: color,
    inflate: 4,
    puff: 0.8,
    cast: 0,
    bevel: 4,
    bevelBlur: 2,
    opacity: 0.8,
  });
}

/** Upright ribs of pressed glass between two heights. */
export function ribs(
  body: Turned,
  { x = CENTRE, from, to, count }: { x?: number; from: number; to: number; count: number },
): string {
  let svg = '';
  for (let k = 0; k <= count; k++) {
    const reach = Math.sin(((k / count) * 2 - 1) * (Math.PI / 2));
    svg += `<path d="M${x + reach * body.radius(from)} ${from}L${x + reach * body.radius(to)} ${to}" stroke="${k % 2 ? '#000' : '#fff'}" stroke-width="7"/>`;
  }
  return svg;
}
