import { type CountryCode, countries } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { createAmountFormat } from '@odeta/contracts/numbers';
import type { InvoiceDocument } from '../db/invoice-document.ts';
import { invoiceTextFor } from '../http/texts.ts';
import { countryOf } from '../language/editions.ts';

/** Texts and formats of invoices in the country's language. */
export interface InvoiceWords {
  language: string;
  say(key: string, values?: Record<string, string | number>): string;
  /** An amount of the document, without its currency. */
  amount(value: number): string;
  date(day: string): string;
}

export function invoiceWordsOf({ country, digits }: Pick<InvoiceDocument, 'country' | 'digits'>): InvoiceWords {
  const { currency, language } = countryOf(country);
  const format = createAmountFormat({ currency, minorDigits: digits });
  return {
    language: languageTag(country, language),
    say: (key, values) => invoiceTextFor(country, key, values),
    amount: (value) => format(value / 10 ** digits),
    date: (on) => dateText(countryOf(country), on, { day: '2-digit', month: '2-digit', year: 'numeric' }),
  };
}

const languageTag = (country: CountryCode, language: string) => `${language}-${countries[country].iso}`;
