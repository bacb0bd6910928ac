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

export type PictureFormat = 'avif' | 'webp';

export function viewOf(path: string): PictureView {
  const view = path.slice(path.lastIndexOf('/') + 1);
  return view in pictureWidths ? (view as PictureView) : 'front';
}

/** Address of a file of a picture below its host. */
export const pictureFile = (path: string, format: PictureFormat, width: number) => `/media/${path}-${width}.${format}`;

export const largestFile = (path: string, format: PictureFormat) =>
  pictureFile(path, format, Math.max(...pictureWidths[viewOf(path)][format]));
