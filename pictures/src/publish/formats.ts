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
    { format: 'avif', width: 240, quality: 60 },
    { format: 'avif', width: 480, quality: 54 },
    { format: 'avif', width: 720, quality: 52 },
    { format: 'avif', width: FULL_WIDTH, quality: 50 },
    { format: 'webp', width: 480, quality: 75 },
    { format: 'webp', width: FULL_WIDTH, quality: 72 },
  ],
  detail: [
    { format: 'avif', width: 480, quality: 50 },
    { format: 'avif', width: FULL_WIDTH, quality: 46 },
    { format: 'webp', width: FULL_WIDTH, quality: 64 },
  ],
  cutout: [
    { format: 'avif', width: 480, quality: 54 },
    { format: 'avif', width: FULL_WIDTH, quality: 50 },
    { format: 'webp', width: FULL_WIDTH, quality: 72 },
  ],
};

export const fileName = (view: View, { width, format }: Encoding): string => `${view}-${width}.${format}`;
