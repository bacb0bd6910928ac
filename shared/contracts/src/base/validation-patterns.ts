import * as v from 'valibot';

/** H8, H9. Regular expressions (flag `u`) from the server for the forms. */
export const ValidationPatternsSchema = v.object({
  city: v.string(),
  'client-name': v.string(),
  'client-surname': v.string(),
  street: v.string(),
  /** Minimum and maximum length without white space, and the pattern. */
  phone: v.object({ min: v.number(), max: v.number(), pattern: v.string() }),
});
export type ValidationPatterns = v.InferOutput<typeof ValidationPatternsSchema>;
