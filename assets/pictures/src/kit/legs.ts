import type { Random } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { shaded } from '../materials/paint.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { crease, crossFolds, type Edges, fanFolds } from './folds.ts';
import { CENTRE, flip, roundedBox, symmetric } from './paths.ts';
import { BAND, piece } from './pieces.ts';

/** Half widths at waist and hip; outer and inner edge of a leg at knee and hem; all from the centre line. */
export interface LegsShape {
  readonly waist: number;
  readonly top: number;
  readonly hip: number;
  readonly hipY: number;
  readonly crotchY: number;
  readonly kneeOut: number;
  readonly kneeIn: number;
  readonly kneeY: number;
  readonly hemOut: number;
  readonly hemIn: number;
  readonly hemY: number;
}

export interface Legs extends LegsShape {
  readonly path: string;
  readonly edges: Edges;
}

/** Outline of trousers. */
export function legsOf(shape: LegsShape): Legs {
  const { waist, top, hip, hipY, crotchY, kneeOut, kneeIn, kneeY, hemOut, hemIn, hemY } = shape;
  const c = CENTRE;
  const thigh = kneeY - hipY;
  const shin = hemY - kneeY;
  const inner = kneeY - crotchY;
  const path = symmetric(
    `M${c} ${top + 8}C${c - waist * 0.4} ${top + 8} ${c - waist * 0.8} ${top + 4} ${c - waist} ${top}` +
      `C${c - waist - 12} ${top + 60} ${c - hip} ${hipY - 70} ${c - hip} ${hipY}` +
      `C${c - hip} ${hipY + thigh * 0.385} ${c - kneeOut} ${kneeY - thigh * 0.385} ${c - kneeOut} ${kneeY}` +
      `C${c - kneeOut} ${kneeY + shin / 3} ${c - hemOut} ${hemY - shin * 0.42} ${c - hemOut} ${hemY}` +
      `C${c - hemOut + 20} ${hemY + 9} ${c - hemIn - 20} ${hemY + 11} ${c - hemIn} ${hemY + 5}` +
      `C${c - hemIn} ${hemY - shin * 0.42} ${c - kneeIn} ${kneeY + shin / 3} ${c - kneeIn} ${kneeY}` +
      `C${c - kneeIn} ${kneeY - inner * 0.48} ${c - 8} ${crotchY + inner * 0.26} ${c} ${crotchY}`,
  );
  const edges: Edges = (y) => {
    const t = Math.min(1, Math.max(0, (y - kneeY) / (hemY - kneeY)));
    return [c - (kneeOut + (hemOut - kneeOut) * t), c - (kneeIn + (hemIn - kneeIn) * t)];
  };
  return { ...shape, path, edges };
}

interface LegFolds {
  readonly amount?: number;
  readonly width?: number;
  /** Folds at each knee and ankle. */
  readonly knee?: number;
  readonly ankle?: number;
}

/** Folds of trousers: whiskers at the crotch, knees, cloth that stands on the ankles. */
export function legFolds(random: Random, legs: Legs, options: LegFolds = {}): string {
  const { amount = 1, width = 11, knee = 4, ankle = 3 } = options;
  const leg = () =>
    fanFolds(random, [446, legs.crotchY - 4], {
      angle: 196,
      spread: 74,
      count: 5,
      reach: 140,
      width,
      lift: 0.6 * amount,
    }) +
    crossFolds(random, {
      y0: legs.kneeY - 80,
      y1: legs.kneeY + 70,
      edges: legs.edges,
      count: knee,
      width,
      lift: 0.6 * amount,
    }) +
    crossFolds(random, {
      y0: legs.hemY - 110,
      y1: legs.hemY - 14,
      edges: legs.edges,
      count: ankle,
      width,
      lift: 0.65 * amount,
    }) +
    crease([CENTRE - legs.hip + 40, legs.hipY + 60], [CENTRE - legs.hip + 66, legs.kneeY - 60], {
      bend: 8,
      width: width * 1.6,
      lift: 0.34 * amount,
    });
  return leg() + flip(leg());
}

interface Waist {
  readonly half: number;
  readonly top: number;
}

/** Band around the waist; `grow` is how much wider its lower edge is. */
export function waistband({ half, top }: Waist, height: number, grow = 5): string {
  const c = CENTRE;
  const low = top + height;
  return symmetric(
    `M${c} ${top + 8}C${c - half * 0.4} ${top + 8} ${c - half * 0.8} ${top + 5} ${c - half} ${top}` +
      `C${c - half - 2} ${top + height * 0.4} ${c - half - grow} ${top + height * 0.7} ${c - half - grow} ${low}` +
      `C${c - half * 0.8} ${low + 6} ${c - half * 0.4} ${low + 9} ${c} ${low + 9}`,
  );
}

/** Inside of the back of the waist, seen above the front edge. */
export async function insideWaist(scene: Scene, { half, top }: Waist, { fabric, paint }: PaintedCloth, rise = 12) {
  const c = CENTRE;
  const outline =
    `M${c - half} ${top}C${c - half * 0.6} ${top - rise} ${c + half * 0.6} ${top - rise} ${c + half} ${top}` +
    `L${c + half} ${top + 24}L${c - half} ${top + 24}Z`;
  await piece(scene, outline, { ...BAND, fabric, paint: shaded(paint, 0.55), puff: 0.2, cast: 0 });
}

export const beltLoop = (x: number, y: number, height: number): string => roundedBox(x - 7, y, 14, height, 3);

/** Legs are narrower than bodies and rounder. */
export const LEGS = {
  inflate: 74,
  puff: 0.72,
  drape: 4,
  drapeX: 55,
  drapeY: 100,
  cast: 0,
  edge: 0.26,
  foldBlur: 6,
  foldDepth: 40,
} as const;
