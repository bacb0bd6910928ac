import { randomInt } from 'node:crypto';

const GROUP = 10_000;
/** Of so many, one is free even when nine out of ten numbers are taken. */
const DRAWN = 100;

/**
 * Numbers by which people may speak of a thing, `SK 2611 0482`, for the database to take the first free one of. They are drawn at
 * random: two numbers must not tell how many lie between them.
 */
export const drawNumbers = (prefix: string, draw: () => number = () => randomInt(GROUP)): string[] =>
  Array.from({ length: DRAWN }, () => [prefix, group(draw()), group(draw())].join(' '));

/** Digits in groups of four, which nobody guesses: `4471 0926 1183`. */
export const drawCode = (groups: number): string =>
  Array.from({ length: groups }, () => group(randomInt(GROUP))).join(' ');

const group = (value: number) => String(value).padStart(4, '0');
