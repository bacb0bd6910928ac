import { amountIn, countryOfEdition } from '../words/formats.ts';

const LENGTH = 120;

/** The first words of a value, to recognise it in a list. */
export function summaryOf(edition: string, value: object): string {
  const words = wordsOf(edition, value).join(', ');
  return words.length > LENGTH ? `${words.slice(0, LENGTH)}…` : words;
}

function wordsOf(edition: string, value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(edition, item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => wordsOf(edition, one, key));
  if (typeof value === 'number') return [isPrice(name) ? amountIn(countryOfEdition(edition), value) : String(value)];
  return typeof value === 'string' && value !== '' ? [value.replace(/<[^>]*>/g, '')] : [];
}

const isPrice = (name: string) => /^(price|promo|lowest|amount|cost|fee)$/.test(name);
