import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPOSED_ENCODINGS, composedFileName } from '../compose/composed-formats.ts';
import type { ComposedView, Composition } from '../compose/composition.ts';
import { drawComposition } from '../compose/draw-composition.ts';
import { encode } from './encode.ts';
import type { CompositionEntry, FilesEntry } from './manifest.ts';

/** Composes a picture and writes all its files into a folder of its name. */
export async function publishComposition(
  composition: Composition,
  fingerprint: string,
  folder: string,
): Promise<CompositionEntry> {
  const own = join(folder, composition.id);
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  const views: Partial<Record<ComposedView, FilesEntry>> = {};
  for (const [view, pixels] of await drawComposition(composition)) {
    const encodings = COMPOSED_ENCODINGS[view];
    for (const encoding of encodings) {
      await writeFile(join(own, composedFileName(view, encoding)), await encode(pixels, encoding));
    }
    const widths = (format: 'avif' | 'webp') =>
      encodings.filter((encoding) => encoding.format === format).map(({ width }) => width);
    views[view] = { width: pixels.width, height: pixels.height, avif: widths('avif'), webp: widths('webp') };
  }
  return { fingerprint, views };
}
