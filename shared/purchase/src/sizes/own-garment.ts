import type { Measures } from './find-size.ts';

/**
 * Centimetres by which a garment of an ordinary cut is wider all around than the body in it: textbooks of pattern making give 6 to 10
 * for the bust, 2 to 5 for the waist and 4 to 8 for the hips.
 */
const ease = { bust: 8, waist: 3, hips: 6 } as const;

/** What is measured of a garment that lies flat, from side to side. */
export const garmentMeasures = Object.keys(ease) as (keyof typeof ease)[];

/** Whether the table knows a measure that a garment has. */
export const hasGarment = (measures: readonly (string | null)[]): boolean =>
  garmentMeasures.some((measure) => measures.includes(measure));

/** The body that a garment fits, by its widths when it lies flat. */
export const measuresOfGarment = (widths: Measures): Measures =>
  Object.fromEntries(
    garmentMeasures.flatMap((measure) => {
      const width = widths[measure];
      return width === undefined ? [] : [[measure, 2 * width - ease[measure]]];
    }),
  );
