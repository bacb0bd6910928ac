import type { Country } from '../contracts/base/country.ts';
import { createPriceFormat } from './price-format.ts';

/** Prices, dates and numbers as the country writes them. */
export interface Format {
  price(value: number): string;
  /** `utorok 24. 11.`: the day and the date of an ISO date, as dates are written in the shop's texts. */
  day(isoDate: string): string;
  number(value: number): string;
}

/** Formatters are dear to make, and hold nothing of a visitor: a country's are made once. */
export const createFormat = oncePerCountry(makeFormat);

function makeFormat(country: Country): Format {
  const { locale, timeZone } = country;
  const lazy = lazily();

  return {
    price: createPriceFormat(country),
    number: (value) => lazy('number', () => new Intl.NumberFormat(locale)).format(value),
    day: rememberingLast((isoDate) =>
      lazy(
        'day',
        () => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'numeric', timeZone }),
      ).format(new Date(isoDate)),
    ),
  };
}

function oncePerCountry(make: (country: Country) => Format) {
  const made = new Map<string, Format>();
  return (country: Country): Format => {
    const known = made.get(country.code) ?? make(country);
    made.set(country.code, known);
    return known;
  };
}

/** The lines of a cart mostly come on the same day. */
function rememberingLast(write: (isoDate: string) => string) {
  let last = { isoDate: '', text: '' };
  return (isoDate: string): string => {
    if (last.isoDate !== isoDate) last = { isoDate, text: write(isoDate) };
    return last.text;
  };
}

/** Each when it is first needed. */
function lazily() {
  const made = new Map<string, unknown>();
  return <Formatter>(name: string, make: () => Formatter): Formatter => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as Formatter;
  };
}
