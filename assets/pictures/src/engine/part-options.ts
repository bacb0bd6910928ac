import type { Rgb } from './color.ts';
import type { Fabric } from './texture.ts';

/** Colour at cloth coordinates (u, v) and sheet coordinates (x, y). */
export type Paint = (u: number, v: number, x: number, y: number) => Rgb;

/** How one piece of material is drawn. Lengths are units of the sheet. */
export interface PartOptions {
  readonly paint: Paint;
  readonly fabric: Fabric;
  /** Width of the rise from the edge, and its height against that width. */
  readonly inflate: number;
  readonly puff: number;
  /** Thickness of the material at its edge, and over how much it rises. */
  readonly bevel: number;
  readonly bevelBlur: number;
  /** Height of its own instead of inflation (turned and bent things). */
  readonly heightAt?: ((x: number, y: number) => number) | undefined;
  /** Folds as SVG in white (up) and black (down), their depth and softness. */
  readonly folds: string;
  readonly foldDepth: number;
  readonly foldBlur: number;
  /** Slow random waves: depth and length in both directions. */
  readonly drape: number;
  readonly drapeX: number;
  readonly drapeY: number;
  /** Steeper slopes are cut off here. */
  readonly maxSlope: number;
  /** Turn of the cloth's grain, and where the cloth begins. */
  readonly angle: number;
  readonly offsetU: number;
  readonly offsetV: number;
  /** Cloth coordinates of its own (patterns around a vase). */
  readonly uvAt?: ((x: number, y: number) => readonly [u: number, v: number]) | undefined;
  /** How far a pattern slides down slopes. */
  readonly patternShift: number;
  /** Shadow on what lies below. */
  readonly cast: number;
  readonly castBlur: number;
  readonly castX: number;
  readonly castY: number;
  /** Dark rim, darkening of hollows, light from the right. */
  readonly edge: number;
  readonly cavity: number;
  readonly fill: number;
  /** 0..1, or counted from how the surface faces the viewer and shines (glass). */
  readonly opacity: number | ((facing: number, shine: number) => number);
  /** Light of its own at a place of the sheet. */
  readonly glow?: ((x: number, y: number) => number) | undefined;
}

export const PART_DEFAULTS = {
  inflate: 40,
  puff: 0.55,
  bevel: 7,
  bevelBlur: 4,
  folds: '',
  foldDepth: 26,
  foldBlur: 6,
  drape: 0,
  drapeX: 70,
  drapeY: 190,
  maxSlope: 2.4,
  angle: 0,
  offsetU: 0,
  offsetV: 0,
  patternShift: 9,
  cast: 0.34,
  castBlur: 10,
  castX: 4,
  castY: 7,
  edge: 0.2,
  cavity: 0,
  fill: 0.06,
  opacity: 1,
} as const;
