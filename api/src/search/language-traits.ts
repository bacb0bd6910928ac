import type { Language } from '@odeta/contracts';

/** What the search has to know of a language besides its words. */
export interface LanguageTraits {
  /**
   * The package of its Hunspell dictionary, which lists all forms of a word. `null`: the stacked suffixes of Hungarian are handled better by a
   * stemmer, so that the index has no inflected forms and typed words are stemmed.
   */
  dictionary: string | null;
  /** Compounds are written as one word, whose last part names the thing: `farmerkabát`. */
  hasCompounds: boolean;
  /** Of several words for things the last one names what is sold: `Kapucnis pulóverek` are pullovers. */
  isHeadLast: boolean;
  /** Endings that mean what prepositions mean elsewhere: `kanapéra` is "for a couch". */
  caseEndings: RegExp | null;
  /** Latin text may be typed with the other keyboard layout, or transliterated. */
  isCyrillic: boolean;
}

const inflected = { hasCompounds: false, isHeadLast: false, caseEndings: null, isCyrillic: false };

export const languageTraits: Record<Language, LanguageTraits> = {
  pl: { ...inflected, dictionary: 'dictionary-pl' },
  sk: { ...inflected, dictionary: 'dictionary-sk' },
  hu: {
    dictionary: null,
    hasCompounds: true,
    isHeadLast: true,
    caseEndings: /(?:r[ae]|b[ae]n?|[brt][oóöő]l|h[oeö]z|n[ae]k|v[ae]l)$/u,
    isCyrillic: false,
  },
  ro: { ...inflected, dictionary: 'dictionary-ro' },
  ru: { ...inflected, dictionary: 'dictionary-ru', isCyrillic: true },
  uk: { ...inflected, dictionary: null, isCyrillic: true },
};
