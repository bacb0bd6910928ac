import type { Country } from '../contracts/base/country.ts';

interface PriceStyle {
  symbol: string;
  /** Between thousands. */
  group: string;
  /** Digits before the decimal comma from which thousands are grouped. */
  groupedFrom: number;
}

/** No-break space. */
const SPACE = '\u00a0';

/** As in the locale data of Unicode (CLDR). */
const styles: Record<string, PriceStyle> = {
  PLN: { symbol: 'zł', group: SPACE, groupedFrom: 5 },
  EUR: { symbol: '€', group: SPACE, groupedFrom: 4 },
  HUF: { symbol: 'Ft', group: SPACE, groupedFrom: 5 },
  RON: { symbol: 'lei', group: '.', groupedFrom: 4 },
  UAH: { symbol: '₴', group: SPACE, groupedFrom: 5 },
};

/**
 * `1 234,50 €`, as `Intl.NumberFormat` writes it, whose data differs between the versions of server and browser, and
 * takes 20 ms to load in the middle of hydration.
 */
export function createPriceFormat({ currency, minorDigits }: Pick<Country, 'currency' | 'minorDigits'>) {
  const { symbol, group, groupedFrom } = styles[currency] ?? { symbol: currency, group: SPACE, groupedFrom: 4 };

  return (value: number): string => {
    const [whole = '', minor] = Math.abs(value).toFixed(minorDigits).split('.');
    const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
    return `${value < 0 ? '-' : ''}${grouped}${minor ? `,${minor}` : ''}${SPACE}${symbol}`;
  };
}
