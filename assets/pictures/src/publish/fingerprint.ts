import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readPicture } from '../catalogue/catalogue.ts';
import type { Picture } from '../catalogue/product.ts';
import { COMPOSED_ENCODINGS } from '../compose/composed-formats.ts';
import type { ComposedView, Composition } from '../compose/composition.ts';
import { itemsOf } from '../compose/compositions.ts';
import { ENCODINGS } from './formats.ts';

const SOURCES = resolve(import.meta.dirname, '..');
const IMPORTS = /from '(\.{1,2}\/[^']+)'/g;

/** Files that shape a picture whatever its cut is. */
const DARKROOM = ['shoot/shoot.ts', 'publish/encode.ts'].map((file) => join(SOURCES, file));

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORTS)].map(([, path = '']) => resolve(dirname(file), path));
}

/** A file and everything that it imports, by path. */
function sourcesOf(entries: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (sources.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    waiting.push(...importsOf(file, source));
  }
  return sources;
}

function cutFiles(): Map<string, string> {
  const files = readdirSync(join(SOURCES, 'cuts'), { recursive: true, encoding: 'utf8' });
  return new Map(files.map((file) => [basename(file, '.ts'), join(SOURCES, 'cuts', file)]));
}

/**
 * Tells what a picture was made from: its options, its encodings and every source file that its cut
 * is drawn with. Two equal fingerprints mean equal files.
 */
export function createFingerprints(): (picture: Picture) => string {
  const files = cutFiles();
  const codeOf = new Map<string, string>();

  const hashOfCode = (name: string) => {
    const file = files.get(name);
    if (!file) throw new Error(`the cut "${name}" has no file of its name`);
    const hash = createHash('sha256');
    const sources = [...sourcesOf([file, ...DARKROOM])].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, source] of sources) hash.update(source);
    return hash.digest('hex');
  };

  return ({ cut, options, views }) => {
    const code = codeOf.get(cut.name) ?? hashOfCode(cut.name);
    codeOf.set(cut.name, code);
    const encodings = views.map((view) => ENCODINGS[view]);
    const inputs = JSON.stringify({ code, options, closeUp: cut.closeUp, bend: cut.bend, views, encodings });
    return createHash('sha256').update(inputs).digest('hex').slice(0, 16);
  };
}

/** The same for a composed picture: its arrangement, the pictures in it, and how they are laid together. */
export function createCompositionFingerprints(pictureOf = createFingerprints()): (composition: Composition) => string {
  const stage = readFileSync(join(SOURCES, 'compose/draw-composition.ts'), 'utf8');
  return (composition) => {
    const encodings = (Object.keys(composition.views) as ComposedView[]).map((view) => COMPOSED_ENCODINGS[view]);
    const pictures = itemsOf(composition).map(({ picture }) => pictureOf(readPicture(picture)));
    const inputs = JSON.stringify({ stage, composition, encodings, pictures });
    return createHash('sha256').update(inputs).digest('hex').slice(0, 16);
  };
}
