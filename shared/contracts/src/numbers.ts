import type { Country } from './base/country.ts';

interface NumberStyle {
  symbol: string;
  /** Separator of thousands. */
  group: string;
  /** Least number of integer digits that are grouped into thousands. */
  groupedFrom: number;
}

/** No-break space. */
const SPACE = '\u00a0';
/** Numbers other than prices are rounded to so many decimals, halves away from zero. */
const MOST_DIGITS = 3;

/** From Unicode's locale data (CLDR). */
const styles: Record<string, NumberStyle> = {
  PLN: { symbol: 'zł', group: SPACE, groupedFrom: 5 },
  EUR: { symbol: '€', group: SPACE, groupedFrom: 4 },
  HUF: { symbol: 'Ft', group: SPACE, groupedFrom: 5 },
  RON: { symbol: 'lei', group: '.', groupedFrom: 4 },
  UAH: { symbol: '₴', group: SPACE, groupedFrom: 5 },
};

const styleOf = (currency: string): NumberStyle =>
  styles[currency] ?? { symbol: currency, group: SPACE, groupedFrom: 4 };

type Money = Pick<Country, 'currency' | 'minorDigits'>;

/**
 * `1 234,50 €`, as `Intl.NumberFormat` formats it: on pages, in e-mails and documents. That is not used because its data differs between
 * the versions on server and browser, and takes 20 ms to load in the middle of hydration. Values are in major units.
 */
export function createPriceFormat(money: Money) {
  const format = createAmountFormat(money);
  const { symbol } = styleOf(money.currency);
  return (value: number): string => `${format(value)}${SPACE}${symbol}`;
}

/** `1 234,50`: a price without its currency. */
export function createAmountFormat({ currency, minorDigits }: Money) {
  const style = styleOf(currency);
  return (value: number): string => withGroups(Math.abs(value).toFixed(minorDigits), value < 0, style);
}

/** `1 234` and `4,7`: numbers other than prices, in the same way for the same reasons. */
export function createNumberFormat({ currency }: Pick<Country, 'currency'>) {
  const style = styleOf(currency);
  return (value: number): string => {
    const digits = String(Number(Math.abs(value).toFixed(MOST_DIGITS)));
    return withGroups(digits, value < 0 && Number(digits) !== 0, style);
  };
}

function withGroups(digits: string, isNegative: boolean, { group, groupedFrom }: NumberStyle) {
  const [whole = '', minor] = digits.split('.');
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${isNegative ? '-' : ''}${grouped}${minor ? `,${minor}` : ''}`;
}
