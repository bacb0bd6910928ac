/** Cost of transposed letters, or of a letter typed twice or once instead of twice. These are typing errors by people who know the word. */
const SLIP = 0.5;
/** Cost of replacing a vowel with another one, because unstressed vowels sound alike, and Russian and Ukrainian differ in vowels. */
const VOWEL = 0.75;
/** Cost of each additional letter at the end. */
const ENDING = 0.75;
const vowels = new Set('aeiouyаеиоуыэюяіє');

/** The edit distance with transpositions, in weighted errors. */
export function wordDistance(one: string, other: string): number {
  const from = [...one];
  const to = [...other];
  let beforeLast: number[] = [];
  let last = to.reduce(
    (row, _, column) => {
      row.push(at(row, column) + costOf(to, column, from.length === 0));
      return row;
    },
    [0],
  );
  from.forEach((letter, row) => {
    const current = [at(last, 0) + costOf(from, row, to.length === 0)];
    to.forEach((expected, column) => {
      const changed = at(last, column) + changeOf(letter, expected);
      const left = at(last, column + 1) + costOf(from, row, column === to.length - 1);
      const added = at(current, column) + costOf(to, column, row === from.length - 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === expected;
      const swapped = isSwapped ? at(beforeLast, column - 1) + SLIP : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, left, added, swapped));
    });
    beforeLast = last;
    last = current;
  });
  return at(last, to.length);
}

/** At most the distance, and much faster: every letter that only one of the words has is added, removed or replaced. */
export const leastDistance = (one: string, other: string) =>
  Math.min(VOWEL, ENDING) * Math.max(lettersOnlyIn(one, other), lettersOnlyIn(other, one));

const lettersOnlyIn = (one: string, other: string) =>
  [...new Set(one)].filter((letter) => !other.includes(letter)).length;

function changeOf(letter: string, expected: string) {
  if (letter === expected) return 0;
  return vowels.has(letter) && vowels.has(expected) ? VOWEL : 1;
}

/** Cost of an additional letter. */
function costOf(word: readonly string[], place: number, isEnding: boolean) {
  if (word[place] === word[place - 1]) return SLIP;
  return isEnding ? ENDING : 1;
}

const at = (row: readonly number[], column: number) => row[column] ?? 0;
