import * as v from 'valibot';

interface ViewFiles {
  /** Width by height. */
  readonly aspect: readonly [width: number, height: number];
  /** Widths in pixels for which there are files. */
  readonly avif: readonly [number, ...number[]];
  readonly webp: readonly [number, ...number[]];
}

/** The views of products, followed by those of composed pictures: heroes and bands, tiles, boxes of the menu (B9). */
export const pictureViews = {
  front: { aspect: [3, 4], avif: [240, 480, 960], webp: [480] },
  detail: { aspect: [3, 4], avif: [480, 960], webp: [480] },
  back: { aspect: [3, 4], avif: [480, 720], webp: [480] },
  'second-detail': { aspect: [3, 4], avif: [480, 720], webp: [480] },
  cutout: { aspect: [3, 4], avif: [480, 960], webp: [480] },
  wide: { aspect: [12, 5], avif: [720, 1440], webp: [720] },
  tall: { aspect: [4, 5], avif: [480, 960], webp: [480] },
  square: { aspect: [1, 1], avif: [186, 372], webp: [372] },
} as const satisfies Record<string, ViewFiles>;
export type PictureView = keyof typeof pictureViews;

/** B18. `path` is `<picture>/<view>` on the media host; the files are `<path>-<width>.avif` and `.webp`. */
export const PictureSchema = v.object({ path: v.string(), alt: v.string() });
export type Picture = v.InferOutput<typeof PictureSchema>;

export type PictureFormat = 'avif' | 'webp';

export function viewOf(path: string): PictureView {
  const view = path.slice(path.lastIndexOf('/') + 1);
  return view in pictureViews ? (view as PictureView) : 'front';
}

/** Path of a picture's file on its host. */
export const pictureFile = (path: string, format: PictureFormat, width: number) => `/media/${path}-${width}.${format}`;

export const largestFile = (path: string, format: PictureFormat) =>
  pictureFile(path, format, Math.max(...pictureViews[viewOf(path)][format]));
