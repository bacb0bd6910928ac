/** Bits of one word: as many as a JavaScript number holds exactly. Migration 0082 divides positions by the same number. */
const WORD_BITS = 53;

/**
 * A set of sizes or of materials: the bit of each code's position, in as many words as the positions of all codes need (one at
 * least). Words are added and divided, because JavaScript's own operators for bits end at 32.
 */
export function bitsOf(codes: readonly string[], positions: ReadonlyMap<string, number>): number[] {
  const chosen = new Set(codes.flatMap((code) => positions.get(code) ?? []));
  const length = 1 + wordOf(Math.max(0, ...positions.values()));
  return Array.from({ length }, (_, word) =>
    [...chosen]
      .filter((position) => wordOf(position) === word)
      .reduce((bits, position) => bits + 2 ** (position % WORD_BITS), 0),
  );
}

export const hasBit = (words: readonly (number | null)[], position: number): boolean =>
  Math.floor((words[wordOf(position)] ?? 0) / 2 ** (position % WORD_BITS)) % 2 === 1;

const wordOf = (position: number) => Math.floor(position / WORD_BITS);
