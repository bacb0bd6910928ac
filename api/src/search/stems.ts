import type { Language } from '@odeta/contracts';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { fold } from './search-words.ts';

const SHORTEST = 3;
/** Minimum share of the word that a stem must have, because stemmers cut some words too short. */
const SURE_SHARE = 0.6;
/** Less where no dictionary lists the forms of words: `сукнями` is `сукня`. */
const SURE_SHARE_ALONE = 0.5;

/** Endings of nouns and adjectives, without accents, for words that are not in the Hunspell dictionary. `uk` is for Ukrainian words. */
const endings = {
  pl: 'iami ami iach ach owi ow iom om ych ich ymi imi ego iego emu iemu iej ej iem em ie ia io iu y a e o u i',
  uk: 'ами ями ові еві ого ому ими іми ах ях ів еи єи ою ею єю ом ем єм ам ям оі ии іи их іх им ім а я у ю і и е є о ь',
  // The Hungarian stemmer removes the last vowel of a word as an ending and does not know endings without accents: `taskat` is
  // `táska`. Also joins two forms for "with": `masnis` and `masnival`.
  hu: 'nak nek ban ben bol rol tol val vel hoz hez ra re ba be t k os es as s',
  sk: 'ami iami och iach ach ovi ov iam am om ych ich ymi imi eho ieho emu iemu ej ou ie ia iu y a e o u i',
};

type Stemmer = (word: string) => string;

const stemmers: Record<Language, readonly Stemmer[]> = {
  pl: [cutEnding(endings.pl)],
  sk: [cutEnding(endings.sk)],
  hu: [hungarian, cutEnding(endings.hu)],
  ro: [romanian],
  ru: [russian, cutEnding(endings.uk)],
  uk: [cutEnding(endings.uk), russian],
};

/**
 * A word and its successively shorter stems, without accents. Stems are computed with and without accents, because different
 * forms of a word share at least one of them.
 */
export function stemsOf(language: Language, word: string, leastShare = leastShareOf(language)): string[] {
  const found = new Set([fold(word)]);
  const shortest = Math.max(SHORTEST, Math.ceil(leastShare * fold(word).length));
  for (const stem of stemmers[language]) {
    for (const start of [word, fold(word)]) {
      for (const shorter of shorterAndShorter(start, stem)) if (shorter.length >= shortest) found.add(shorter);
    }
  }
  return [...found];
}

const leastShareOf = (language: Language) => (isAlone[language] ? SURE_SHARE_ALONE : SURE_SHARE);

/** Languages with neither a dictionary nor a stemmer that was made for them. */
const isAlone: Partial<Record<Language, boolean>> = { uk: true };

function* shorterAndShorter(start: string, stem: Stemmer): Generator<string> {
  let before = '';
  for (let current = start; current !== before; current = stem(current)) {
    yield fold(current);
    before = current;
  }
}

/** Key of an expression, independent of the inflection of its words. */
export const phraseKey = (language: Language, words: readonly string[]): string =>
  words.map((word) => stemsOf(language, word).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0]).join(' ');

function cutEnding(list: string): Stemmer {
  const longestFirst = list.split(' ').sort((a, b) => b.length - a.length);
  return (word: string) => {
    const folded = fold(word);
    const ending = longestFirst.find((one) => folded.endsWith(one) && folded.length - one.length >= SHORTEST);
    return ending ? folded.slice(0, -ending.length) : folded;
  };
}
