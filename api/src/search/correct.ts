import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { languageOf } from '../language/editions.ts';
import { type FoundForm, findBeginnings, findForms, findSimilar, IN_TEXTS } from './find-forms.repository.ts';
import { languageTraits } from './language-traits.ts';
import { levels, STEM_MARK } from './lexicon.ts';
import type { WordMeaning } from './meaning.ts';
import { fold } from './search-words.ts';
import { stemsOf } from './stems.ts';
import { leastDistance, wordDistance } from './word-distance.ts';

const SHORTEST_BEGINNING = 3;
const SHORTEST_PART = 3;
/** A minimum length, because words of three letters are the beginning of many others. Not used for compounds. */
const SHORTEST_JOINED = 4;
/** Bonus for product types: `seter` is corrected to `sveter` although `sete` differs only by an ending. */
const KIND_IS_NEARER = 0.3;
/** Bonus for longer words, because people leave out letters more often than they add some: Romanian `camsa` is `camasa` and not `casa`. */
const LEFT_OUT_IS_NEARER = 0.01;
/** A shorter last part only counts after a known first part. */
const SURE_PART = 4;
/** For a word that ends with a known word: its unknown first part may be correct. */
const ERRORS_IN_COMPOUND = 1;
/** Additional errors that are accepted for product types. */
const WORSE = 0.5;
/** Errors that are accepted when a word alone would become an attribute: `vrátenie` is no `varenie`, and `nike` no `piké`. */
const ERRORS_OF_ATTRIBUTE = 0.75;
/** The most frequent completions of an incomplete word. */
const BEGINNINGS = 40;

/** Interprets an unknown word as a compound, as the beginning of a word, as two joined words, or as a typing error. */
export async function correct<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  { mostErrors = Number.POSITIVE_INFINITY, isAlone = false } = {},
): Promise<WordMeaning[]> {
  const folded = fold(typed);
  const nothing: WordMeaning = { typed, shown: typed, certainty: 'unknown', terms: [], products: 0, isKind: false };
  if (folded.length < SHORTEST_BEGINNING) return [nothing];
  const { hasCompounds } = languageTraits[languageOf(country)];
  const parts = hasCompounds ? await findParts(db, country, typed) : [];
  if (parts.length > 1) return parts;
  const beginnings = await findBeginnings(db, country, folded, BEGINNINGS);
  const [first] = beginnings;
  if (first) return [meant(typed, first.shown, beginnings, levels.prefix, 'beginning')];
  if (/\d/.test(folded)) return [nothing];
  const joined = await findJoined(db, country, typed);
  if (joined.length > 0) return joined;
  const most = Math.min(mostErrors, parts.length > 0 ? ERRORS_IN_COMPOUND : mostErrors, errorsIn(folded));
  const similar = await findMeant(db, country, folded, most);
  const [closest] = similar;
  const isSure =
    !isAlone || similar.some(isOfThing) || wordDistance(folded, closest?.form ?? '') <= ERRORS_OF_ATTRIBUTE;
  if (closest && isSure) return [meant(typed, closest.shown, similar, levels.corrected, 'corrected')];
  return parts.length > 0 ? parts : [nothing];
}

function meant(
  typed: string,
  shown: string,
  forms: readonly FoundForm[],
  level: number,
  certainty: WordMeaning['certainty'],
): WordMeaning {
  const terms = [...new Set(forms.map(({ term }) => term))].map((term) => ({ term, level }));
  return {
    typed,
    shown,
    certainty,
    terms,
    products: Math.max(...forms.map(({ products }) => products)),
    isKind: forms.some(({ isKind }) => isKind),
  };
}

/** Splits a compound. Its last part names the thing and must be known; the longest one is used. */
async function findParts<Tables>(db: Kysely<Tables>, country: CountryCode, typed: string): Promise<WordMeaning[]> {
  const places = placesIn(typed, SHORTEST_PART);
  const language = languageOf(country);
  const keysOf = (part: string) => [fold(part), ...stemsOf(language, part).map((stem) => STEM_MARK + stem)];
  const parts = places.flatMap((at) => [typed.slice(0, at), typed.slice(at)]);
  const found = await findForms(db, country, parts.flatMap(keysOf));
  const read = (part: string) => {
    const keys = new Set(keysOf(part));
    const forms = found.filter(({ form, term, level }) => keys.has(form) && !/^[:>]/.test(term) && level > IN_TEXTS);
    return forms.length > 0 ? [meant(part, part, forms, levels.inflected, 'known')] : [];
  };
  for (const at of places) {
    const [end, start] = [read(typed.slice(at)), read(typed.slice(0, at))];
    if (end.length > 0 && (start.length > 0 || typed.length - at >= SURE_PART)) return [...start, ...end];
  }
  return [];
}

/** Splits two known words that were typed without a space: `tricoudamă`. */
async function findJoined<Tables>(db: Kysely<Tables>, country: CountryCode, typed: string): Promise<WordMeaning[]> {
  const splits = placesIn(typed, SHORTEST_JOINED).map((at) => [typed.slice(0, at), typed.slice(at)]);
  const found = await findForms(db, country, splits.flat().map(fold));
  const read = (part: string) => {
    const forms = found.filter(
      ({ form, term, level }) => form === fold(part) && !/^[:>]/.test(term) && level > IN_TEXTS,
    );
    return forms.length > 0 ? [meant(part, part, forms, levels.inflected, 'known')] : [];
  };
  const meanings = splits.map((parts) => parts.flatMap(read)).filter((parts) => parts.length > 1);
  const isSaid = ({ terms }: WordMeaning) => terms.some(({ term }) => term.startsWith('#'));
  return (
    meanings.find((parts) => parts.some(({ isKind }) => isKind)) ?? meanings.find((parts) => parts.some(isSaid)) ?? []
  );
}

/** Positions at which a word may be split. */
const placesIn = ({ length }: string, shortest: number) =>
  Array.from({ length: Math.max(0, length - 2 * shortest + 1) }, (_, at) => at + shortest);

/** The word that was meant by a mistyped one. Product types may have more errors than other words. */
async function findMeant<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  most: number,
): Promise<FoundForm[]> {
  if (most === 0) return [];
  const measure = async (variant: string, limits: { by: 'start' | 'end'; most: number }) =>
    measured(variant, await findSimilar(db, country, variant, limits), limits.most);
  // One query for this limit and for the one of product types: it reads all words with the same first letter.
  const starting = await measure(typed, { by: 'start', most: most + WORSE });
  // Without a dictionary inflected forms are not in the index, so that the stems are corrected as well.
  const language = languageOf(country);
  const variants = languageTraits[language].dictionary ? [typed] : stemsOf(language, typed);
  for (const variant of variants) {
    const byStart = variant === typed ? starting : await measure(variant, { by: 'start', most });
    const forms = await findNearest(db, country, byStart, most);
    if (forms.length > 0) return forms;
    if (variant !== variants[0]) continue;
    // With a wrong first letter, only one more error is accepted.
    const mostByEnd = Math.min(most, 1);
    const ending = await findNearest(db, country, await measure(variant, { by: 'end', most: mostByEnd }), mostByEnd);
    if (ending.length > 0) return ending;
  }
  return (await findNearest(db, country, starting, most + WORSE)).filter(({ isKind }) => isKind);
}

/** The forms with the fewest errors, at most `most`; of several, the most frequent word. */
async function findNearest<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  errors: Errors,
  most: number,
): Promise<FoundForm[]> {
  const fewest = Math.min(...errors.values());
  // Includes forms within the bonus of product types.
  const nearest = [...errors].filter(([, count]) => count <= Math.min(most, fewest + KIND_IS_NEARER));
  if (nearest.length === 0) return [];
  const forms = await findForms(
    db,
    country,
    nearest.map(([form]) => form),
  );
  const errorsOf = ({ form, isKind }: FoundForm) => (errors.get(form) ?? 0) - (isKind ? KIND_IS_NEARER : 0);
  const [best] = forms.toSorted(
    (one, other) =>
      errorsOf(one) - errorsOf(other) ||
      kindOf(one) - kindOf(other) ||
      other.level - one.level ||
      other.products - one.products,
  );
  return forms.filter(({ form }) => form === best?.form);
}

/** Errors of each form, as weighted by `wordDistance`. */
type Errors = ReadonlyMap<string, number>;

/** The errors of the forms that may have at most `most`. */
const measured = (typed: string, forms: readonly string[], most: number): Errors =>
  new Map(
    forms
      .filter((form) => leastDistance(typed, form) <= most)
      .map(
        (form) => [form, wordDistance(typed, form) - (form.length > typed.length ? LEFT_OUT_IS_NEARER : 0)] as const,
      ),
  );

const isOfThing = ({ term }: FoundForm) => !/^#(?:color|material|pattern|season|occasion)\//.test(term);

/** Sorts words for things before attributes. */
const kindOf = ({ term }: FoundForm) => (term.startsWith('#') ? 1 : 0);

/** The number of errors that are accepted for a word of this length. Transposed or doubled letters cost half. */
function errorsIn({ length }: string) {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 1.5 : 2;
}
