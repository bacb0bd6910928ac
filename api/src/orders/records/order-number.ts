import { type CountryCode, countries } from '@odeta/contracts';
import { drawNumbers } from '../../identity/draw-numbers.ts';

/** Numbers of an order: they begin with its country. */
export const drawOrderNumbers = (country: CountryCode, draw?: () => number): string[] =>
  drawNumbers(countries[country].iso, draw);
