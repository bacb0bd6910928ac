import * as v from 'valibot';

/** Widths in pixels that are kept as files of each view; every picture is 3:4. */
export const pictureWidths = {
  front: { avif: [240, 480, 960], webp: [480] },
  detail: { avif: [480, 960], webp: [480] },
  cutout: { avif: [480, 960], webp: [480] },
} as const;
export type PictureView = keyof typeof pictureWidths;

/** B18. `path` is `<picture>/<view>` below the media host; the files are `<path>-<width>.avif` and `.webp`. */
export const PictureSchema = v.object({ path: v.string(), alt: v.string() });
export type Picture = v.InferOutput<typeof PictureSchema>;
