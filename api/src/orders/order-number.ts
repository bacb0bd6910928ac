import { randomInt } from 'node:crypto';
import { type CountryCode, countries } from '@odeta/contracts';

const GROUP = 10_000;
/** Of so many, one is free even when nine out of ten numbers are taken. */
const DRAWN = 100;

/**
 * Numbers by which people may speak of an order, `SK 2611 0482`, for the database to take the first free one of. They are drawn at
 * random: two numbers must not tell how many orders lie between them.
 */
export const drawOrderNumbers = (country: CountryCode, draw: () => number = () => randomInt(GROUP)): string[] =>
  Array.from({ length: DRAWN }, () => [countries[country].iso, group(draw()), group(draw())].join(' '));

const group = (value: number) => String(value).padStart(4, '0');
