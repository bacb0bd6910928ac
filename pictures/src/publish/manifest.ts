import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColorKey } from '../catalogue/palette.ts';
import type { View } from '../catalogue/range.ts';
import { STUDIO } from '../engine/color.ts';

/** Where goods lie in a picture, in shares of its width and height. */
export interface GoodsBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ViewEntry {
  /** Pixels of the largest file; all of them have this aspect. */
  readonly width: number;
  readonly height: number;
  /** Mean colour of the goods as #rrggbb. */
  readonly dominant: string;
  /** Only where all of the goods is seen. */
  readonly goods?: GoodsBox;
  /** Widths of the files `<view>-<width>.<format>`. */
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

export interface PictureEntry {
  readonly color: ColorKey;
  readonly fingerprint: string;
  readonly views: Partial<Record<View, ViewEntry>>;
}

export interface Manifest {
  /** The ground of every picture as #rrggbb. */
  readonly studio: string;
  /** Width by height of every picture. */
  readonly aspect: '3:4';
  readonly pictures: Record<string, PictureEntry>;
}

const fileIn = (folder: string) => join(folder, 'manifest.json');

export function readManifest(folder: string): Manifest {
  if (!existsSync(fileIn(folder))) return { studio: STUDIO, aspect: '3:4', pictures: {} };
  return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Manifest;
}

/** One picture a line, in the order of their names, so that a change of one is a change of one line. */
export function writeManifest(folder: string, { studio, aspect, pictures }: Manifest): void {
  const lines = Object.keys(pictures)
    .sort()
    .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(pictures[id])}`);
  const head = `{\n  "studio": ${JSON.stringify(studio)},\n  "aspect": ${JSON.stringify(aspect)},\n  "pictures": {\n`;
  const draft = `${fileIn(folder)}.draft`;
  writeFileSync(draft, `${head}${lines.join(',\n')}\n  }\n}\n`);
  renameSync(draft, fileIn(folder));
}
