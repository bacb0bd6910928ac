/** Shorter words are not corrected by every kind of error. */
const SHORTEST = 6;

type Errors = (letters: readonly string[], at: number) => string[];

/** Left out, transposed with the next one, typed twice, replaced with the one before. */
const errors: Errors[] = [
  (letters, at) => letters.toSpliced(at, 1),
  (letters, at) => letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
  (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''),
  (letters, at) => letters.toSpliced(at, 1, letters[at - 1] ?? ''),
];

/**
 * The query with a typing error within its longest word, whose kind and position depend on `number`; `null` when that word is too
 * short or no word, or when the error changes nothing, as between equal letters.
 */
export function mistype(query: string, number: number): string | null {
  const words = query.split(' ');
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  if (longest.length < SHORTEST || !/^\p{L}+$/u.test(longest)) return null;
  const letters = [...longest];
  const wrong = errors[number % errors.length]?.(letters, 1 + (number % (letters.length - 2))).join('');
  return wrong && wrong !== longest ? words.map((word) => (word === longest ? wrong : word)).join(' ') : null;
}
