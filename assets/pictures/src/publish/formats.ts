import type { View } from '../catalogue/product.ts';

export interface Encoding {
  readonly format: 'avif' | 'webp';
  readonly width: number;
  readonly quality: number;
  /** Kilobytes that a file should not exceed: rough cloth is kept a little softer instead. */
  readonly limit: number;
}

/** Pictures are drawn this wide: nothing is ever enlarged. */
export const FULL_WIDTH = 960;

/** What is looked at later than the front and the close-up is drawn a little smaller. */
export const LATER_WIDTH = 720;

/** AVIF is what nearly everybody sees; WebP in one width is there for the rest. */
export const ENCODINGS: Record<View, readonly Encoding[]> = {
  front: [
    { format: 'avif', width: 240, quality: 54, limit: 5 },
    { format: 'avif', width: 480, quality: 46, limit: 10 },
    { format: 'avif', width: FULL_WIDTH, quality: 40, limit: 22 },
    { format: 'webp', width: 480, quality: 62, limit: 11 },
  ],
  detail: [
    { format: 'avif', width: 480, quality: 40, limit: 10 },
    { format: 'avif', width: FULL_WIDTH, quality: 34, limit: 22 },
    { format: 'webp', width: 480, quality: 44, limit: 8 },
  ],
  back: [
    { format: 'avif', width: 480, quality: 44, limit: 9 },
    { format: 'avif', width: LATER_WIDTH, quality: 40, limit: 16 },
    { format: 'webp', width: 480, quality: 58, limit: 10 },
  ],
  'second-detail': [
    { format: 'avif', width: 480, quality: 40, limit: 10 },
    { format: 'avif', width: LATER_WIDTH, quality: 36, limit: 16 },
    { format: 'webp', width: 480, quality: 44, limit: 8 },
  ],
  cutout: [
    { format: 'avif', width: 480, quality: 48, limit: 14 },
    { format: 'avif', width: FULL_WIDTH, quality: 42, limit: 30 },
    { format: 'webp', width: 480, quality: 62, limit: 16 },
  ],
};

export const fileName = (view: View, { width, format }: Encoding): string => `${view}-${width}.${format}`;
