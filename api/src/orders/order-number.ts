import { type CountryCode, countries } from '@odeta/shared/contracts';

const PLACES = 100_000_000;
/** Shares no factor with 10^8: multiplying by it visits every number below 10^8 once before it repeats. */
const STEP = 61_803_399n;
const START = 27_182_818n;

/**
 * The number by which people speak of an order, `SK 2611 0482`. It comes from a sequence, so that none is given out
 * twice, and jumps, so that it does not say how many orders there are. After 10^8 orders a third group begins.
 */
export function orderNumber(country: CountryCode, sequence: number): string {
  const jumped = (BigInt(sequence % PLACES) * STEP + START) % BigInt(PLACES);
  const digits = String(jumped).padStart(8, '0');
  const round = Math.floor(sequence / PLACES);
  const groups = [countries[country].iso, digits.slice(0, 4), digits.slice(4), ...(round > 0 ? [String(round)] : [])];
  return groups.join(' ');
}
