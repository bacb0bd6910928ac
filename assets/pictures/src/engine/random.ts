import { at } from './numbers.ts';

/** Numbers 0..1, the same row for the same seed (mulberry32). */
export type Random = () => number;

/** Smooth values 0..1 over the plane, the same for the same seed. */
export type Noise = (x: number, y: number) => number;

export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const table = new Float32Array(65536).map(random);
  const corner = (x: number, y: number) => at(table, (x & 255) + ((y & 255) << 8));

  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const across = dx * dx * (3 - 2 * dx);
    const down = dy * dy * (3 - 2 * dy);
    const a = corner(column, row);
    const b = corner(column + 1, row);
    const c = corner(column, row + 1);
    const d = corner(column + 1, row + 1);
    return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
  };
}
