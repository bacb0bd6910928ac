/** Number of bits that a JavaScript number holds exactly. Migration 0082 uses the same number. */
const WORD_BITS = 53;

/**
 * A set of sizes or materials as a bit mask of their positions, with as many 53-bit words as all codes need, but at least one.
 * Uses arithmetic, because JavaScript's bitwise operators are limited to 32 bits.
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
