import type { Language } from '@odeta/contracts';

/** A phrase without its words of the price, and what they ask for, in whole major units. */
export interface AskedPrice {
  rest: string;
  from: number | null;
  to: number | null;
}

interface PriceWords {
  currency: string;
  /** Before or after the number. */
  below: string;
  above: string;
  /** Say nothing else beside a number, and need no currency. */
  sure: string;
}

/** Alternatives of regular expressions. */
const words: Record<Language, PriceWords> = {
  pl: {
    currency: 'zł|zl|złotych|zlotych|pln',
    below: 'do|pod|za|max|maks|poniżej|ponizej',
    above: 'od|powyżej|powyzej|ponad',
    sure: 'poniżej|ponizej',
  },
  sk: {
    currency: 'eur|euro|eura|eurá',
    below: 'do|pod|za|max|menej ako',
    above: 'od|nad|viac ako',
    sure: 'pod',
  },
  hu: {
    currency: 'ft[ -]?ig|ft|forintig|forint|huf',
    below: 'max|legfeljebb|alatti|alatt|alá|ala',
    above: 'min|legalább|legalabb|feletti|felett|fölötti|fölött',
    sure: 'alatti|alatt',
  },
  ro: {
    currency: 'lei|leu|ron',
    below: 'până la|pana la|până în|pana in|la|maxim|max|sub',
    above: 'de la|peste',
    sure: 'sub',
  },
  ru: {
    currency: 'грн|гривен|гривень|гривны|гривні|uah',
    below: 'до|за|не дороже|дешевле|макс',
    above: 'от|від|дороже',
    sure: 'дешевле',
  },
};

/** Below a million, which is below what a filter takes. */
const NUMBER = '(?<amount>\\d{1,3}[ \\u00a0]\\d{3}|\\d{1,6})';
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');

/** `pod 50 eur`, `20 000 ft alatt`, and `50 zł`, which means at most so much; `null`: the phrase says nothing of a price. */
export function readAskedPrice(language: Language, phrase: string): AskedPrice | null {
  const { currency, below, above, sure } = words[language];
  const side = `(?:${below}|${above})`;
  const match =
    whole(`(?:(?<before>${side}) )?${NUMBER} ?(?:${currency})(?: (?<after>${side}))?`).exec(phrase) ??
    whole(`(?<before>${sure}) ${NUMBER}$`).exec(phrase) ??
    whole(`${NUMBER} (?<after>${sure})$`).exec(phrase);
  if (!match) return null;
  const { amount = '', before, after } = match.groups ?? {};
  const isAbove = [before, after].some((word) => word && new RegExp(`^(?:${above})$`, 'iu').test(word));
  const rest = phrase.slice(0, match.index) + phrase.slice(match.index + match[0].length);
  const price = Number(amount.replaceAll(/\D/g, ''));
  return {
    rest: rest.replaceAll(/\s+/g, ' ').trim(),
    from: isAbove ? price : null,
    to: isAbove ? null : price,
  };
}
