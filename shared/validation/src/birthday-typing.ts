import type { CountryCode } from '@odeta/contracts';

/** The beginnings of days, months and years of birth. */
const DAY = /^(?:0[1-9]?|[12]\d?|3[01]?)?$/;
const MONTH = /^(?:0[1-9]?|1[0-2]?)?$/;
const YEAR = /^(?:[12]|(?:19|20)\d{0,2})?$/;

interface Order {
  parts: readonly [RegExp, RegExp, RegExp];
  digits: readonly [number, number, number];
  separator: string;
}

const dayFirst: Order = { parts: [DAY, MONTH, YEAR], digits: [2, 2, 4], separator: '/' };
const yearFirst: Order = { parts: [YEAR, MONTH, DAY], digits: [4, 2, 2], separator: '-' };

/** The usual order of the country first; the other one is understood, too. */
const orders: Record<CountryCode, readonly [Order, Order]> = {
  pl: [dayFirst, yearFirst],
  sk: [dayFirst, yearFirst],
  hu: [{ ...yearFirst, separator: '. ' }, dayFirst],
  ro: [dayFirst, yearFirst],
  ua: [dayFirst, yearFirst],
};

/**
 * H10. A birth date while it is typed, with the separators of its order after complete parts, because the keypads of phones lack them. Text with a
 * separator at its end, with parts of one digit (4/5/1990) or with letters is how its writer wants it, and stays as typed.
 */
export function separatedBirthday(country: CountryCode, typed: string): string {
  const groups = typed.split(/\D+/);
  const digits = groups.join('');
  if (!/^[\d\s./-]*\d$/.test(typed) || digits.length > 8) return typed;
  if (groups.slice(0, -1).some(({ length }) => length !== 2 && length !== 4)) return typed;
  const order = orders[country].find((one) => begins(one, digits)) ?? orders[country][0];
  return partsOf(order, digits).filter(Boolean).join(order.separator);
}

const begins = (order: Order, digits: string) =>
  partsOf(order, digits).every((part, place) => order.parts[place]?.test(part));

function partsOf({ digits: lengths }: Order, digits: string): string[] {
  const [first, second] = lengths;
  return [digits.slice(0, first), digits.slice(first, first + second), digits.slice(first + second)];
}
