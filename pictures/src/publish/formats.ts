import type { View } from '../catalogue/range.ts';

export interface Encoding {
  readonly format: 'avif' | 'webp';
  readonly width: number;
  readonly quality: number;
}

/** Pictures are drawn this wide: nothing is ever enlarged. */
export const FULL_WIDTH = 960;

/** Small pictures are lists and thumbnails, where a soft stripe is worse than a few bytes. */
export const ENCODINGS: Record<View, readonly Encoding[]> = {
  front: [
    { format: 'avif', width: 240, quality: 55 },
    { format: 'avif', width: 480, quality: 52 },
    { format: 'avif', width: 720, quality: 48 },
    { format: 'avif', width: FULL_WIDTH, quality: 45 },
    { format: 'webp', width: 480, quality: 72 },
    { format: 'webp', width: FULL_WIDTH, quality: 68 },
  ],
  detail: [
    { format: 'avif', width: 480, quality: 46 },
    { format: 'avif', width: FULL_WIDTH, quality: 40 },
    { format: 'webp', width: FULL_WIDTH, quality: 58 },
  ],
  cutout: [
    { format: 'avif', width: 480, quality: 52 },
    { format: 'avif', width: FULL_WIDTH, quality: 45 },
    { format: 'webp', width: FULL_WIDTH, quality: 68 },
  ],
};

export const fileName = (view: View, { width, format }: Encoding): string => `${view}-${width}.${format}`;
