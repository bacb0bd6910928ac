import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '@odeta/contracts';
import type { Turns } from '../background/turns.ts';
import { type Affixes, basesOf, formsOf, readAffixes } from './hunspell-affixes.ts';
import { languageTraits } from './language-traits.ts';

export interface Inflections {
  /** The dictionary words of which this one is a form; empty for unknown words. */
  lemmasOf: (word: string) => string[];
  formsOf: (lemma: string) => string[];
}

const nothing: Inflections = { lemmasOf: () => [], formsOf: () => [] };

/** The Hunspell entries that these words need. Only these are held in memory, out of 150,000 to 300,000. */
export async function readInflections(language: Language, words: Iterable<string>, turns: Turns): Promise<Inflections> {
  const { dictionary } = languageTraits[language];
  if (!dictionary) return nothing;
  const folder = path.dirname(createRequire(import.meta.url).resolve(dictionary));
  const affixes = readAffixes(await readFile(path.join(folder, 'index.aff'), 'utf8'));
  const needed = new Set<string>();
  for (const word of words) {
    needed.add(word);
    for (const { base } of basesOf(word, affixes)) needed.add(base);
    await turns();
  }
  const entries = await readEntries(await readFile(path.join(folder, 'index.dic'), 'utf8'), needed, turns);
  return inflectionsOf(entries, affixes);
}

/** Lines between two turns: one takes less than a microsecond. */
const LINES = 2000;

/** The flags of each needed word. Duplicate entries are merged. */
async function readEntries(text: string, needed: ReadonlySet<string>, turns: Turns): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (let [from, read] = [0, 0]; from < text.length; read += 1) {
    if (read % LINES === 0) await turns();
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    from += line.length + 1;
    const slash = line.indexOf('/');
    const word = slash < 0 ? line.trimEnd() : line.slice(0, slash);
    if (!needed.has(word)) continue;
    const flags = slash < 0 ? '' : (line.slice(slash + 1).match(/^\S+/)?.[0] ?? '');
    entries.set(word, (entries.get(word) ?? '') + flags);
  }
  return entries;
}

function inflectionsOf(entries: ReadonlyMap<string, string>, affixes: Affixes): Inflections {
  return {
    lemmasOf(word) {
      const lemmas = new Set(entries.has(word) ? [word] : []);
      for (const { base, flag } of basesOf(word, affixes)) if (entries.get(base)?.includes(flag)) lemmas.add(base);
      return [...lemmas];
    },
    formsOf: (lemma) => formsOf(lemma, entries.get(lemma) ?? '', affixes),
  };
}
