/** The page numbers to show, with `null` for a gap: the first, the last, and those next to the current one. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const inRange = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(inRange)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => [...gapBefore(number, numbers[index - 1]), number]);
}

/** A gap of a single page is replaced by that page. */
function gapBefore(number: number, previous = number - 1): (number | null)[] {
  if (number - previous === 2) return [number - 1];
  return number - previous > 2 ? [null] : [];
}
