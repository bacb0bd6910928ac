import { fold, typedWordsOf, wordsOf } from './search-words.ts';

test.each(["в'язана м'яка", 'в’язана м’яка', 'вʼязана мʼяка', 'в`язана м`яка'])(
  'in %s an apostrophe is a part of a Ukrainian word, which is found with any or none',
  (phrase) => {
    expect(typedWordsOf(phrase)).toEqual(['в’язана', 'м’яка']);
    expect(wordsOf(phrase)).toEqual(['в’язана', 'м’яка']);
    expect(typedWordsOf(phrase).map(fold)).toEqual(['вязана', 'мяка']);
  },
);

test('other apostrophes and hyphens separate words', () => {
  expect(typedWordsOf("Levi's t-shirt")).toEqual(['levi', 's', 'tshirt']);
  expect(wordsOf('сорочка-куртка d’or')).toEqual(['сорочкакуртка', 'сорочка', 'куртка', 'dor', 'or']);
});

test('a Ukrainian letter that many keyboards do not have is found by the one typed for it', () => {
  expect(fold('Ґудзики')).toBe(fold('гудзики'));
});
