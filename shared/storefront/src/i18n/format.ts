import type { Country } from '@odeta/contracts';
import { createNumberFormat, createPriceFormat } from './number-format.ts';

/** Prices, dates and numbers as the country writes them. */
export interface Format {
  price(value: number): string;
  /** `utorok 24. 11.`, `november 24., kedd`: the day and the date of an ISO date, as the country writes dates in sentences. */
  day(isoDate: string): string;
  number(value: number): string;
}

/** Formatters are expensive to make, and hold nothing of a visitor: a country's are made once. */
export const createFormat = oncePerCountry(makeFormat);

function makeFormat(country: Country): Format {
  return { price: createPriceFormat(country), number: createNumberFormat(country), day: createDayFormat(country) };
}

/** The formatter is made when it is first needed, and the lines of a cart mostly come on the same day. */
function createDayFormat({ locale, timeZone, monthInDays }: Country) {
  let days: Intl.DateTimeFormat | undefined;
  let last = { isoDate: '', text: '' };

  return (isoDate: string): string => {
    days ??= new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: monthInDays, timeZone });
    if (last.isoDate !== isoDate) last = { isoDate, text: keepTogether(days.format(new Date(isoDate))) };
    return last.text;
  };
}

/** No line ends between the number of a day and its month. */
const keepTogether = (date: string) => date.replace(/(\d\.?) |([^,]) (?=\d)/g, '$1$2\u00a0');

function oncePerCountry(make: (country: Country) => Format) {
  const made = new Map<string, Format>();
  return (country: Country): Format => {
    const known = made.get(country.code) ?? make(country);
    made.set(country.code, known);
    return known;
  };
}
