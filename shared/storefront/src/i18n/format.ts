import type { Country } from '@odeta/contracts';
import { createNumberFormat, createPriceFormat } from '@odeta/contracts/numbers';

export interface Format {
  price(value: number): string;
  /** Day and date of an ISO date as the country writes them in sentences: `utorok 24. 11.`, `november 24., kedd`. */
  day(isoDate: string): string;
  number(value: number): string;
}

/** Formatters are expensive to create and have no visitor data, so that those of a country's language are created once. */
export const createFormat = oncePerLocale(makeFormat);

function makeFormat(country: Country): Format {
  return { price: createPriceFormat(country), number: createNumberFormat(country), day: createDayFormat(country) };
}

/** Creates the formatter on first use, and caches the latest text: the lines of a cart mostly arrive on the same day. */
function createDayFormat({ locale, timeZone, monthInDays }: Country) {
  let days: Intl.DateTimeFormat | undefined;
  let last = { isoDate: '', text: '' };

  return (isoDate: string): string => {
    days ??= new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: monthInDays, timeZone });
    if (last.isoDate !== isoDate) last = { isoDate, text: keepTogether(days.format(new Date(isoDate))) };
    return last.text;
  };
}

/** Non-breaking spaces between the day's number and the month. */
const keepTogether = (date: string) => date.replace(/(\d\.?) |([^,]) (?=\d)/g, '$1$2\u00a0');

function oncePerLocale(make: (country: Country) => Format) {
  const made = new Map<string, Format>();
  return (country: Country): Format => {
    const known = made.get(country.locale) ?? make(country);
    made.set(country.locale, known);
    return known;
  };
}
