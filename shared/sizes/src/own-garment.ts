import type { Measures } from './find-size.ts';

/**
 * Ease, in centimetres: by how much an ordinary garment is wider than the body. Textbooks of pattern making give 6 to 10 for
 * the bust, 2 to 5 for the waist and 4 to 8 for the hips.
 */
const ease = { bust: 8, waist: 3, hips: 6 } as const;

/** Measured from side to side on a garment that lies flat. */
export const garmentMeasures = Object.keys(ease) as (keyof typeof ease)[];

/** Whether the table has a measure that can be taken from a garment. */
export const hasGarment = (measures: readonly (string | null)[]): boolean =>
  garmentMeasures.some((measure) => measures.includes(measure));

/** Body measures from the widths of a garment that lies flat. */
export const measuresOfGarment = (widths: Measures): Measures =>
  Object.fromEntries(
    garmentMeasures.flatMap((measure) => {
      const width = widths[measure];
      return width === undefined ? [] : [[measure, 2 * width - ease[measure]]];
    }),
  );
