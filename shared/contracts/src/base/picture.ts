import * as v from 'valibot';
import { uploadedFile, uploadedIn, uploadedWidths } from './uploaded-picture.ts';

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

/** Step of `FocusSchema`, in percent. */
export const FOCUS_STEP = 5;

/** The point of a picture that stays visible where it is cropped, in percent of its width and height; the middle by default. */
export const FocusSchema = v.object({ x: v.number(), y: v.number() });
export type Focus = v.InferOutput<typeof FocusSchema>;

/** B18. `path` is `<picture>/<view>` on the media host, and `filesOf` names its files. */
export const PictureSchema = v.object({
  path: v.string(),
  alt: v.string(),
  /** Missing from older servers. */
  focus: v.optional(v.nullable(FocusSchema)),
});
export type Picture = v.InferOutput<typeof PictureSchema>;

export type PictureFormat = 'avif' | 'webp';

export function viewOf(path: string): PictureView {
  const view = path.slice(path.lastIndexOf('/') + 1);
  return view in pictureViews ? (view as PictureView) : 'front';
}

/** Address of a file of a picture that was built with the shop. */
const pictureFile = (path: string, format: PictureFormat, width: number) => `/media/${path}-${width}.${format}`;

/** Of such a picture as a JPEG for mail programs, some of which know no WebP (https://www.caniemail.com/features/image-webp/). */
export const mailPictureFile = (path: string) => `/share/${path}-mail.jpg`;

interface PictureFile {
  address: string;
  /** The largest width of the view, in pixels, that it fills without being enlarged. */
  width: number;
}

/** The files of a picture, the smallest first. */
export function filesOf(path: string): Record<PictureFormat, readonly PictureFile[]> {
  const view = pictureViews[viewOf(path)];
  const uploaded = uploadedIn(path);
  const filesIn = (format: PictureFormat) =>
    uploaded
      ? uploadedWidths(uploaded.width)[format].map((width) => ({
          address: uploadedFile(uploaded, `${width}.${format}`),
          width: filledBy(view.aspect, width, (width * uploaded.height) / uploaded.width),
        }))
      : view[format].map((width) => ({ address: pictureFile(path, format, width), width }));
  return { avif: filesIn('avif'), webp: filesIn('webp') };
}

/** Uploaded pictures are cropped by the page, so that a part of one side may not be visible. */
const filledBy = ([across, down]: readonly [number, number], width: number, height: number) =>
  Math.max(1, Math.floor(Math.min(width, (height * across) / down)));

export const largestFile = (path: string, format: PictureFormat) => filesOf(path)[format].at(-1)?.address ?? '';
