/** How many letters have to be changed, added, left out or swapped with their neighbour to make one word of the other. */
export function wordDistance(one: string, other: string): number {
  const from = [...one];
  const to = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  from.forEach((letter, row) => {
    const current = [row + 1];
    to.forEach((expected, column) => {
      const changed = at(last, column) + (letter === expected ? 0 : 1);
      const least = Math.min(changed, at(last, column + 1) + 1, at(current, column) + 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === expected;
      current.push(isSwapped ? Math.min(least, at(beforeLast, column - 1) + 1) : least);
    });
    beforeLast = last;
    last = current;
  });
  return at(last, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? 0;
