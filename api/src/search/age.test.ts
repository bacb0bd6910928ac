import { readAge } from './age.ts';
import { MONTHS, STOP, YEARS } from './fill-lexicon.ts';

const unit = (term: string) => [{ form: 'r', term, level: 1, shown: 'r', products: 0, isKind: false }];
const termsOf = (number: string, term: string) => readAge(number, unit(term), 'typed')?.terms.map((one) => one.term);

test.each([
  ['8', YEARS, ['#department/children', '#size/128']],
  ['12', YEARS, ['#department/children']],
  ['9', MONTHS, ['#department/children', '#size/74-80']],
  ['18', MONTHS, ['#department/children', '#size/86-92']],
  ['36', MONTHS, ['#department/children', '#size/98']],
  ['40', YEARS, [STOP]],
])('%s before %s is searched as %j (P13)', (number, term, terms) => {
  expect(termsOf(number, term)).toEqual(terms);
});

test('a number is an age only before years or months (P13)', () => {
  expect(termsOf('8', '#department/girls')).toBeUndefined();
  expect(termsOf('128', YEARS)).toBeUndefined();
  expect(readAge(undefined, unit(YEARS), 'typed')).toBeNull();
});
