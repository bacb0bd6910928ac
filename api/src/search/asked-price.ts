import type { Language } from '@odeta/contracts';

/** A phrase without its price words, and the requested price range in whole major units. */
export interface AskedPrice {
  rest: string;
  from: number | null;
  to: number | null;
}

interface PriceWords {
  currency: string;
  /** Stand before or after the number. */
  below: string;
  above: string;
  /** Only used for prices, so that no currency is needed. */
  sure: string;
  /** Stand before the first of two numbers, and between them. */
  between: string;
  and: string;
}

/** As alternatives of a regular expression. */
const words: Record<Language, PriceWords> = {
  pl: {
    currency: 'zł|zl|złotych|zlotych|pln',
    below: 'do|pod|za|max|maks|poniżej|ponizej',
    above: 'od|powyżej|powyzej|ponad',
    sure: 'poniżej|ponizej',
    between: 'między|miedzy|pomiędzy|pomiedzy',
    and: 'a|i',
  },
  sk: {
    currency: '€|eur|euro|eura|eurá|e',
    below: 'do|pod|za|max|najviac|menej ako|menej než',
    above: 'od|nad|min|viac ako|viac než',
    sure: 'pod',
    between: 'medzi',
    and: 'a',
  },
  hu: {
    currency: 'ft[ -]?ig|ft|forintig|forint|huf',
    below: 'max|legfeljebb|alatti|alatt|alá|ala',
    above: 'min|legalább|legalabb|feletti|felett|fölötti|fölött',
    sure: 'alatti|alatt',
    between: 'legalább|legalabb',
    and: 'és|es',
  },
  ro: {
    currency: '(?:de )?(?:lei|leu|ron)',
    below: 'până la|pana la|până în|pana in|mai ieftin de|mai puțin de|mai putin de|la|maxim|max|sub',
    above: 'de la|peste|minim|min',
    sure: 'sub',
    between: 'între|intre',
    and: 'și|si',
  },
  ru: {
    currency: '₴|грн|гривен|гривень|гривны|гривні|uah',
    below: 'до|за|не дороже|не дорожче|дешевле|дешевше|макс|максимум',
    above: 'от|від|дороже|дорожче|минимум',
    sure: 'дешевле|дешевше',
    between: 'между|між',
    and: 'и|і|та',
  },
  uk: {
    currency: '₴|грн|гривень|гривні|гривня|гривен|гривны|uah',
    below: 'до|за|не дорожче|дешевше|менше|не дороже|дешевле|макс|максимум',
    above: 'від|понад|дорожче|більше|от|дороже|мінімум|минимум',
    sure: 'дешевше|дешевле',
    between: 'між|между',
    and: 'і|й|та|и',
  },
};

/** Sizes are smaller, so that a larger number is a price even without a currency. */
const ABOVE_SIZES = 250;
/** Less than a million, which a price filter accepts. */
const NUMBER = '(?:\\d{1,3}[ \\u00a0.]\\d{3}|\\d{1,6})(?:[.,]\\d{1,2})?';
const amount = `(?<amount>${NUMBER})(?:,-)?`;
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');

/**
 * Reads price limits such as `pod 50 eur`, `20 000 ft alatt` and `medzi 20 a 40 eur`. A bare price such as `50 zł` is the
 * maximum. `null` when the phrase has none.
 */
export function readAskedPrice(language: Language, phrase: string): AskedPrice | null {
  const match = findRange(words[language], phrase) ?? findLimit(words[language], phrase);
  if (!match) return null;
  const { low, high, before, after } = match.groups ?? {};
  const isAbove = [before, after].some((word) => word && new RegExp(`^(?:${words[language].above})$`, 'iu').test(word));
  const rest = phrase.slice(0, match.index) + phrase.slice(match.index + match[0].length);
  const [from, to] = isAbove ? [match.groups?.amount, undefined] : [low, high ?? match.groups?.amount];
  return {
    rest: rest.replaceAll(/\s+/g, ' ').trim(),
    from: from === undefined ? null : Math.floor(priceIn(from)),
    to: to === undefined ? null : Math.ceil(priceIn(to)),
  };
}

/** Words join two prices only after an opening word or a currency: `buty 38 do 200 zł` has a size and a limit. */
function findRange({ currency, below, above, between, and }: PriceWords, phrase: string) {
  const [first, second] = [`(?<low>${NUMBER})`, `(?<high>${NUMBER})`];
  const [opening, to] = [`(?:${above}|${between})`, `(?:${below}|${and})`];
  const match =
    whole(`${opening} ${first} ?(?:${currency})?(?: ${to} | ?[-–] ?)${second} ?(?:${currency})`).exec(phrase) ??
    whole(`${first}(?: ?(?:${currency}) ${to} | ?(?:${currency})? ?[-–] ?)${second} ?(?:${currency})`).exec(phrase) ??
    whole(`${opening} ${first} ${to} ${second}$`).exec(phrase);
  const { low = '', high = '' } = match?.groups ?? {};
  const hasCurrency = match && new RegExp(`(?:${currency})$`, 'iu').test(match[0]);
  return priceIn(low) < priceIn(high) && (hasCurrency || priceIn(low) >= ABOVE_SIZES) ? match : null;
}

function findLimit({ currency, below, above, sure }: PriceWords, phrase: string) {
  const side = `(?:${below}|${above})`;
  const large = whole(`(?<before>${side}) ${amount}$`).exec(phrase);
  return (
    whole(`(?:(?<before>${side}) )?${amount} ?(?:${currency})(?: (?<after>${side}))?`).exec(phrase) ??
    whole(`(?<before>${sure}) ${amount}$`).exec(phrase) ??
    whole(`${amount} (?<after>${sure})$`).exec(phrase) ??
    (priceIn(large?.groups?.amount ?? '0') >= ABOVE_SIZES ? large : null)
  );
}

/** In major units. Thousands may be separated by a space or a point. */
function priceIn(typed: string): number {
  const [whole = '', parts = ''] = /[.,]\d{1,2}$/.test(typed) ? typed.split(/[.,](?=\d{1,2}$)/) : [typed];
  return Number(`${whole.replaceAll(/\D/g, '')}.${parts}`);
}
