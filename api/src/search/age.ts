import { MONTHS, STOP, YEARS } from './fill-lexicon.ts';
import type { FoundForm } from './find-forms.repository.ts';
import type { WordMeaning } from './meaning.ts';

const CHILDREN = '#department/children';
/** Sizes by age in years, as in the children's size tables. */
const BY_YEARS = new Map([
  [1, '86-92'],
  [2, '92'],
  [3, '98'],
  [4, '104'],
  [5, '110'],
  [6, '116'],
  [7, '122'],
  [8, '128'],
  [9, '134'],
  [10, '140'],
]);
/** Ages above this limit are ignored, because they do not describe a child's size. */
const OLDEST = 15;

/** Reads an age such as `8 rokov` as a search for children's products, preferably in that size. `null` when the words are no age. */
export function readAge(number: string | undefined, after: readonly FoundForm[], typed: string): WordMeaning | null {
  if (!number || !/^\d{1,2}$/.test(number)) return null;
  const unit = after.find(({ term }) => term === YEARS || term === MONTHS)?.term;
  if (!unit) return null;
  const isChild = unit === MONTHS || Number(number) <= OLDEST;
  const size = unit === MONTHS ? sizeByMonths(Number(number)) : BY_YEARS.get(Number(number));
  const terms = isChild ? [CHILDREN, ...(size ? [`#size/${size}`] : [])] : [STOP];
  return {
    ...{ typed, shown: typed, certainty: 'known', products: 0, isKind: false },
    terms: terms.map((term) => ({ term, level: 1 })),
  };
}

function sizeByMonths(months: number) {
  if (months < 6) return '62-68';
  if (months < 12) return '74-80';
  return BY_YEARS.get(Math.floor(months / 12));
}
