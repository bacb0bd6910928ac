import type { Encoding } from '../publish/formats.ts';
import type { ComposedView } from './composition.ts';

/** Files of composed pictures; a square tile stands in menus, 186 pixels wide (B9). */
export const COMPOSED_ENCODINGS: Record<ComposedView, readonly Encoding[]> = {
  wide: [
    { format: 'avif', width: 720, quality: 46, limit: 16 },
    { format: 'avif', width: 1440, quality: 42, limit: 36 },
    { format: 'webp', width: 720, quality: 62, limit: 20 },
  ],
  tall: [
    { format: 'avif', width: 480, quality: 46, limit: 14 },
    { format: 'avif', width: 960, quality: 42, limit: 34 },
    { format: 'webp', width: 480, quality: 62, limit: 18 },
  ],
  square: [
    { format: 'avif', width: 186, quality: 54, limit: 5 },
    { format: 'avif', width: 372, quality: 48, limit: 10 },
    { format: 'webp', width: 372, quality: 62, limit: 12 },
  ],
};

export const composedFileName = (view: ComposedView, { width, format }: Encoding): string =>
  `${view}-${width}.${format}`;
