/** Of two letters that are swapped, and of one that is typed twice or once too few: that happens to who knows the word. */
export const SLIP = 0.5;
/** Of a vowel for another one: many sound alike where they are not stressed, and in Russian and Ukrainian. */
const VOWEL = 0.75;
/** Of an ending that one word has and the other one has not. */
const ENDING = 0.75;
const vowels = new Set('aeiouyаеиоуыэюяіє');

/** How many letters have to be changed, added, left out or swapped with their neighbour to make one word of the other. */
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

function changeOf(letter: string, expected: string) {
  if (letter === expected) return 0;
  return vowels.has(letter) && vowels.has(expected) ? VOWEL : 1;
}

/** Of a letter that the other word does not have, or has before its end. */
function costOf(word: readonly string[], place: number, isEnding: boolean) {
  if (word[place] === word[place - 1]) return SLIP;
  return isEnding ? ENDING : 1;
}

const at = (row: readonly number[], column: number) => row[column] ?? 0;
