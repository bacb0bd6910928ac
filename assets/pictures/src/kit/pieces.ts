import { drawInk } from '../engine/ink.ts';
import type { Mask } from '../engine/mask.ts';
import { drawPart } from '../engine/part.ts';
import { PART_DEFAULTS, type Paint, type PartOptions } from '../engine/part-options.ts';
import type { Scene } from '../engine/scene.ts';
import { maskOf } from '../engine/shape.ts';
import { FABRICS, type FabricName } from '../materials/fabrics.ts';
import { solid } from '../materials/paint.ts';
import { mirrorPath } from './paths.ts';

/** Material by the yard. A colour stands for cloth of one colour. */
export interface Cloth {
  readonly fabric: FabricName;
  readonly paint: Paint | string;
}

export type Look = Cloth & Partial<Omit<PartOptions, 'fabric' | 'paint'>>;

/** A path, SVG content, or a mask made of them. */
export type Outline = string | Mask;

export function outlineOf(scene: Scene, outline: Outline): Promise<Mask> | Mask {
  if (typeof outline !== 'string') return outline;
  return maskOf(scene, outline.startsWith('<') ? outline : `<path d="${outline}" fill="#fff"/>`);
}

/** Draws one piece of any material. */
export async function part(scene: Scene, outline: Outline, { fabric, paint, ...look }: Look): Promise<void> {
  await drawPart(scene, await outlineOf(scene, outline), {
    ...PART_DEFAULTS,
    ...look,
    fabric: FABRICS[fabric],
    paint: typeof paint === 'string' ? solid(paint) : paint,
  });
}

/** Cloth of a garment: thin at the edge, never quite level, dark in its folds. */
const GARMENT = {
  inflate: 60,
  bevel: 6,
  drape: 3,
  foldDepth: 30,
  cavity: 0.014,
  patternShift: 5,
  castBlur: 12,
  castX: 5,
  castY: 10,
} as const;

/** The body of a top or a coat: full enough to look worn. */
export const BODY = {
  inflate: 100,
  puff: 0.66,
  drape: 4,
  cast: 0.28,
  castBlur: 8,
  castX: 1,
  foldBlur: 7,
  foldDepth: 44,
} as const;

/** Draws one piece of a garment. */
export const piece = (scene: Scene, outline: Outline, look: Look): Promise<void> =>
  part(scene, outline, { ...GARMENT, ...look });

/** A left piece and its mirror image. */
export async function pair(scene: Scene, path: string, look: Look): Promise<void> {
  await piece(scene, path, look);
  await piece(scene, mirrorPath(path), { ...look, angle: -(look.angle ?? 0) });
}

/** Bands, facings and other narrow sewn pieces. */
export const BAND = {
  inflate: 12,
  puff: 0.5,
  bevel: 5,
  drape: 0.8,
  drapeX: 30,
  drapeY: 20,
  cast: 0.3,
  castBlur: 5,
  castX: 1,
  castY: 4,
  cavity: 0,
} as const;

/** Small things of metal. */
export const METAL = {
  fabric: 'metal',
  inflate: 5,
  puff: 0.9,
  bevel: 6,
  bevelBlur: 2,
  drape: 0,
  cavity: 0,
  cast: 0.4,
  castBlur: 4,
  castX: 1,
  castY: 4,
} as const;

/** Trims sewn on bags, hats and shoes. */
export const TRIM = {
  inflate: 14,
  puff: 0.5,
  bevel: 7,
  bevelBlur: 3,
  drape: 0,
  cavity: 0,
  cast: 0.36,
  castBlur: 5,
  castX: 2,
  castY: 5,
} as const;

/** Stitches, seams and prints over what is drawn. */
export const ink = (scene: Scene, ...content: string[]): Promise<void> => drawInk(scene, content.join(''));
