import { MONTHS, STOP, YEARS } from './fill-lexicon.ts';
import type { FoundForm } from './find-forms.repository.ts';
import type { WordMeaning } from './meaning.ts';

const CHILDREN = '#department/children';
/** As the size tables have it (C2): the size of a child that is so many years old. */
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
/** Who is older is no child: then the age says nothing of what is looked for. */
const OLDEST = 15;

/** `8 rokov` asks for what children wear, best in their size; `null`: these words say no age. */
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
  return months < 12 ? '74-80' : '86-92';
}
