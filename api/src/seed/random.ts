/** A pseudo-random number generator from 0 to 1 (exclusive), the same on every machine for the same seed text. */
export function createRandom(words: string): () => number {
  let state = hash(words);
  return () => {
    // Algorithm: mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Algorithm: FNV-1a. */
function hash(words: string) {
  let value = 0x811c9dc5;
  for (const character of words) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
