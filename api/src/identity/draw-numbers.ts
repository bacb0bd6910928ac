import { randomInt } from 'node:crypto';

const GROUP = 10_000;
/** With this many, one is almost certainly free even if nine out of ten numbers are taken. */
const DRAWN = 100;

/**
 * Candidates for a number that people can read out, such as `SK 2611 0482`; the database takes the first free one. Random, so that two
 * numbers do not reveal how many lie between them.
 */
export const drawNumbers = (prefix: string, draw: () => number = () => randomInt(GROUP)): string[] =>
  Array.from({ length: DRAWN }, () => [prefix, group(draw()), group(draw())].join(' '));

/** Unguessable digits in groups of four: `4471 0926 1183`. */
export const drawCode = (groups: number): string =>
  Array.from({ length: groups }, () => group(randomInt(GROUP))).join(' ');

const group = (value: number) => String(value).padStart(4, '0');
