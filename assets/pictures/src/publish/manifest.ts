import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColorKey } from '../catalogue/palette.ts';
import type { View } from '../catalogue/product.ts';
import type { ComposedView } from '../compose/composition.ts';
import { STUDIO } from '../engine/color.ts';

/** Where goods lie in a picture, in shares of its width and height. */
export interface GoodsBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is kept of one view. */
export interface FilesEntry {
  /** Pixels of the largest file; all of them have this aspect. */
  readonly width: number;
  readonly height: number;
  /** Widths of the files `<view>-<width>.<format>`. */
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

export interface ViewEntry extends FilesEntry {
  /** Mean colour of the goods as #rrggbb. */
  readonly dominant: string;
  /** Only where all of the goods is seen. */
  readonly goods?: GoodsBox;
}

export interface PictureEntry {
  readonly color: ColorKey;
  readonly fingerprint: string;
  readonly views: Partial<Record<View, ViewEntry>>;
}

export interface CompositionEntry {
  readonly fingerprint: string;
  readonly views: Partial<Record<ComposedView, FilesEntry>>;
}

export interface Manifest {
  /** The ground of every picture as #rrggbb. */
  readonly studio: string;
  /** Width by height of every picture of a product. */
  readonly aspect: '3:4';
  readonly pictures: Record<string, PictureEntry>;
  /** Openers, tiles and bands composed of cut-outs. */
  readonly compositions: Record<string, CompositionEntry>;
}

const fileIn = (folder: string) => join(folder, 'manifest.json');

export function readManifest(folder: string): Manifest {
  const empty: Manifest = { studio: STUDIO, aspect: '3:4', pictures: {}, compositions: {} };
  if (!existsSync(fileIn(folder))) return empty;
  return { ...empty, ...(JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Manifest) };
}

const linesOf = (entries: Record<string, unknown>): string =>
  Object.keys(entries)
    .sort()
    .map((id) => `\n    ${JSON.stringify(id)}: ${JSON.stringify(entries[id])}`)
    .join(',');

/** One picture a line, in the order of their names, so that a change of one is a change of one line. */
export function writeManifest(folder: string, { studio, aspect, pictures, compositions }: Manifest): void {
  const parts = [
    `"studio": ${JSON.stringify(studio)}`,
    `"aspect": ${JSON.stringify(aspect)}`,
    `"pictures": {${linesOf(pictures)}\n  }`,
    `"compositions": {${linesOf(compositions)}\n  }`,
  ];
  const draft = `${fileIn(folder)}.draft`;
  writeFileSync(draft, `{\n  ${parts.join(',\n  ')}\n}\n`);
  renameSync(draft, fileIn(folder));
}
