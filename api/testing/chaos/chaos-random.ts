/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  const state = { value: seed | 0 };
  return () => {
    state.value = (state.value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), 1 | state.value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Choice>(random: Random, choices: readonly (readonly [weight: number, choice: Choice])[]): Choice {
  const sum = choices.reduce((total, [weight]) => total + weight, 0);
  let left = random() * sum;
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new Error('There is nothing to choose from');
}
