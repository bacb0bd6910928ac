import * as v from 'valibot';

const ShareSchema = v.pipe(v.number(), v.minValue(-0.5), v.maxValue(1.5));

/** P11. The bounding box of the goods in their front picture, as fractions of its width and height. */
export const GoodsBoxSchema = v.object({
  left: ShareSchema,
  top: ShareSchema,
  right: ShareSchema,
  bottom: ShareSchema,
});
export type GoodsBox = v.InferOutput<typeof GoodsBoxSchema>;

/** P11. A measure that is drawn over the front picture; lengths are fractions of the bounding box. */
export const MeasureLineSchema = v.object({
  name: v.string(),
  direction: v.picklist(['across', 'down']),
  /** Position of the line from the top (`across`) or from the left (`down`). */
  at: ShareSchema,
  from: ShareSchema,
  to: ShareSchema,
  /** Centimetres by size such as `size/38`, as printed: `88–91`. */
  values: v.record(v.string(), v.string()),
});
export type MeasureLine = v.InferOutput<typeof MeasureLineSchema>;

/** P11. Measures of the body that each size fits, or of the goods themselves. */
export const MeasuresSchema = v.object({
  of: v.picklist(['body', 'goods']),
  lines: v.pipe(v.array(MeasureLineSchema), v.nonEmpty()),
});
export type Measures = v.InferOutput<typeof MeasuresSchema>;
