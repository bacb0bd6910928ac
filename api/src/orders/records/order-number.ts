import { type CountryCode, countries } from '@odeta/contracts';
import { drawNumbers } from '../../identity/draw-numbers.ts';

/** Candidates for an order number, which starts with the country. */
export const drawOrderNumbers = (country: CountryCode, draw?: () => number): string[] =>
  drawNumbers(countries[country].iso, draw);
