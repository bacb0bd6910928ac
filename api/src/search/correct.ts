import { type CountryCode, countries } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { type FoundForm, findBeginnings, findForms, findSimilar, IN_TEXTS } from './find-forms.repository.ts';
import { levels, STEM_MARK } from './lexicon.ts';
import type { WordMeaning } from './meaning.ts';
import { fold } from './search-words.ts';
import { stemsOf } from './stems.ts';
import { SLIP, wordDistance } from './word-distance.ts';

const SHORTEST_BEGINNING = 3;
const SHORTEST_PART = 3;
/** Of what is no Hungarian compound: three letters are the beginning of many words. */
const SHORTEST_JOINED = 4;
/** `seter` is `sveter`, which is a kind of goods, before it is `sete`, which has a better ending. */
const KIND_IS_NEARER = 0.3;
/** A last part that is shorter is one only after a known first one. */
const SURE_PART = 4;
/** Of a word that ends like a known one and has an unknown beginning, which may be right. */
const ERRORS_IN_COMPOUND = 1;
/** More errors that a kind of goods may have. */
const WORSE = 0.5;
/** Of a beginning, what it is begun for most. */
const BEGINNINGS = 40;

/** What a word that the shop does not know stands for: its parts, a word that it begins, or one that is meant. */
export async function correct<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  mostErrors = Number.POSITIVE_INFINITY,
): Promise<WordMeaning[]> {
  const folded = fold(typed);
  const nothing: WordMeaning = { typed, shown: typed, certainty: 'unknown', terms: [], products: 0, isKind: false };
  if (folded.length < SHORTEST_BEGINNING) return [nothing];
  const parts = countries[country].language === 'hu' ? await findParts(db, country, typed) : [];
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
  if (closest) return [meant(typed, closest.shown, similar, levels.corrected, 'corrected')];
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

/** Hungarian: the last part says what it is; without one it is no compound. The longest last part that is known counts. */
async function findParts<Tables>(db: Kysely<Tables>, country: CountryCode, typed: string): Promise<WordMeaning[]> {
  const places = placesIn(typed, SHORTEST_PART);
  const keysOf = (part: string) => [fold(part), ...stemsOf('hu', part).map((stem) => STEM_MARK + stem)];
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

/** Two words, each of which is known, that were typed without a blank between them: `tricoudamă`. */
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

/** Where a word may be taken apart. */
const placesIn = ({ length }: string, shortest: number) =>
  Array.from({ length: Math.max(0, length - 2 * shortest + 1) }, (_, at) => at + shortest);

/** What is meant by a mistyped word; a kind of goods may be mistyped worse than another word. */
async function findMeant<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  most: number,
): Promise<FoundForm[]> {
  if (most === 0) return [];
  // Hungarian forms are not written down: of a mistyped one what is left without its endings may be a mistyped word.
  const variants = countries[country].language === 'hu' ? stemsOf('hu', typed) : [typed];
  for (const variant of variants) {
    for (const by of ['start', 'end'] as const) {
      // Another first letter and another mistake make another word.
      const forms = await findNearest(db, country, variant, { by, most: by === 'start' ? most : Math.min(most, 1) });
      if (forms.length > 0) return forms;
    }
  }
  return (await findNearest(db, country, typed, { by: 'start', most: most + WORSE })).filter(({ isKind }) => isKind);
}

/** The forms with the fewest errors, if there are not too many; of several the most usual. */
async function findNearest<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  limits: { by: 'start' | 'end'; most: number },
): Promise<FoundForm[]> {
  const nearest = nearestOf(typed, await findSimilar(db, country, typed, limits), limits.most);
  if (nearest.size === 0) return [];
  const forms = await findForms(db, country, [...nearest.keys()]);
  const errorsOf = ({ form, isKind }: FoundForm) => (nearest.get(form) ?? 0) - (isKind ? KIND_IS_NEARER : 0);
  const [best] = forms.toSorted(
    (one, other) =>
      errorsOf(one) - errorsOf(other) ||
      kindOf(one) - kindOf(other) ||
      other.level - one.level ||
      other.products - one.products,
  );
  return forms.filter(({ form }) => form === best?.form);
}

/** The forms with the fewest errors, and kinds of goods that may be meant before them. */
function nearestOf(typed: string, forms: readonly string[], most: number): Map<string, number> {
  const measured = forms
    .filter((form) => SLIP * missingIn(form, typed) <= most && SLIP * missingIn(typed, form) <= most)
    .map((form) => [form, wordDistance(typed, form)] as const);
  const fewest = Math.min(...measured.map(([, errors]) => errors));
  return new Map(measured.filter(([, errors]) => errors <= Math.min(most, fewest + KIND_IS_NEARER)));
}

/** How many letters of one word are missing in the other. It rules most words out, and is faster than the edit distance. */
function missingIn(other: string, one: string): number {
  const left = [...other];
  return [...one].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** The name of a thing before what is said of it. */
const kindOf = ({ term }: FoundForm) => (term.startsWith('#') ? 1 : 0);

/** Short words become others by a single letter, and longer ones by two; slips are half as bad. */
function errorsIn({ length }: string) {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 1.5 : 2;
}
