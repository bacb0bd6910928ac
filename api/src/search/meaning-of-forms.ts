import { BRAND, COMMON, MONTHS, SIZE, STOP, YEARS } from './fill-lexicon.ts';
import { type FoundForm, IN_TEXTS } from './find-forms.repository.ts';
import { levels, REWRITE } from './lexicon.ts';
import { INSTEAD, type MeantTerm, type WordMeaning } from './meaning.ts';
import { fold } from './search-words.ts';

/** Prefix of the terms of departments. */
export const DEPARTMENT = '#department/';
const isOfAge = ({ term }: MeantTerm) => term === YEARS || term === MONTHS;

/** The meaning of a word: what the shop sells, otherwise a brand, otherwise perhaps only a frequent word of the language. */
export function meaningOf(typed: string, forms: readonly FoundForm[]): WordMeaning {
  const brand = forms.find(({ term }) => term.startsWith(BRAND));
  const meant = forms.filter(({ term }) => !term.startsWith(BRAND) && term !== COMMON);
  if (brand && !meant.some((form) => isExactly(typed, form) && isOfSoldGoods(form) && form.level >= levels.inflected)) {
    // The language may have a word of its own for such goods (`kroksy`), which says better what is nearest.
    const known = meant.filter((form) => isExactly(typed, form) && !form.term.startsWith(REWRITE));
    const own = known.filter(({ shown }) => shown !== brand.shown);
    const near = meaningOfWord(typed, own.length > 0 ? own : known);
    return { ...near, brand: brand.shown, shown: brand.shown, certainty: 'known' };
  }
  return { ...meaningOfWord(typed, meant), ...(forms.length > meant.length && { isCommon: true }) };
}

/** A stop word, size word, department or substitute excludes the other meanings of a word. */
function meaningOfWord(typed: string, forms: readonly FoundForm[]): WordMeaning {
  const terms = new Map<string, number>();
  for (const { term, level } of forms) terms.set(term, Math.max(level, terms.get(term) ?? 0));
  const exact = forms.filter(({ form }) => form === fold(typed));
  const isKind = (exact.length > 0 ? exact : forms).some((form) => form.isKind);
  // Products that are sold are preferred to substitutes: without accents `pături` and `paturi` are the same, and names have
  // `asztali lámpa`, although tables (`asztal`) are not sold.
  const isSold = isKind || (exact.some(isOfSoldGoods) && !exact.some(({ term }) => term.startsWith(INSTEAD)));
  const all = [...terms]
    .filter(([term]) => !isSold || !term.startsWith(INSTEAD))
    .map(([term, level]): MeantTerm => ({ term, level }));
  const decided = [STOP, SIZE, DEPARTMENT, INSTEAD].map((start) => all.filter(({ term }) => term.startsWith(start)));
  // Without a number before it, Polish `letnia` means summer and is not an age.
  const ageless = all.filter((one) => !isOfAge(one));
  const meant = [...decided, ageless].find(({ length }) => length > 0) ?? all;
  const own = all.filter((one) => !meant.includes(one));
  return {
    typed,
    shown: typed,
    certainty: meant.length > 0 ? 'known' : 'unknown',
    terms: meant,
    ...(own.length > 0 && meant.some(({ term }) => term.startsWith(INSTEAD)) && { own }),
    products: Math.max(0, ...forms.map(({ products }) => products)),
    isKind,
  };
}

const isExactly = (typed: string, { form }: FoundForm) => form === fold(typed) || form.includes(' ');

/** Whether a form is a word of product names, or a synonym of one. */
const isOfSoldGoods = ({ term, level }: FoundForm) => level > IN_TEXTS && !/^[#:>]/.test(term);
