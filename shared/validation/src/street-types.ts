import type { CountryCode } from '@odeta/contracts';

interface StreetType {
  /** By language. */
  words: Readonly<Record<string, string>>;
  short?: Readonly<Record<string, readonly string[]>>;
}

/** Types of streets, for countries whose addresses have one, with their abbreviations. Those of the first language come first. */
const streetTypes: Partial<Record<CountryCode, readonly StreetType[]>> = {
  ua: [
    { words: { ru: 'улица', uk: 'вулиця' }, short: { ru: ['ул'], uk: ['вул'] } },
    { words: { ru: 'проспект', uk: 'проспект' }, short: { ru: ['просп', 'пр-т', 'пр'] } },
    { words: { ru: 'бульвар', uk: 'бульвар' }, short: { ru: ['бул', 'бульв', 'б-р'] } },
    { words: { ru: 'переулок', uk: 'провулок' }, short: { ru: ['пер'], uk: ['пров'] } },
    { words: { ru: 'площадь', uk: 'площа' }, short: { ru: ['пл'] } },
    { words: { ru: 'шоссе', uk: 'шосе' }, short: { ru: ['ш'] } },
    { words: { ru: 'набережная', uk: 'набережна' }, short: { ru: ['наб'] } },
    { words: { ru: 'проезд', uk: 'проїзд' }, short: { ru: ['пр-д'] } },
    { words: { ru: 'микрорайон', uk: 'мікрорайон' }, short: { ru: ['мкр', 'мкрн', 'м-н'] } },
  ],
};

const typesOf = (country: CountryCode) => streetTypes[country] ?? [];

/** K5. The values that the server accepts, in every language of the country; empty where addresses have no street type. */
export const streetTypesOf = (country: CountryCode): string[] => [
  ...new Set(
    Object.keys(typesOf(country)[0]?.words ?? {}).flatMap((language) =>
      typesOf(country).flatMap(({ words }) => words[language] ?? []),
    ),
  ),
];

export interface StreetTypeOption {
  value: string;
  /** In the asked language. */
  label: string;
  /** Of an address that was entered in another language of the country. */
  hidden: boolean;
}

/** K5. What a form in the language offers, and behind it the values of the country's other languages. */
export function streetTypeOptions(country: CountryCode, language: string): StreetTypeOption[] {
  const options = typesOf(country).flatMap(({ words }) => {
    const label = words[language] ?? Object.values(words)[0] ?? '';
    return [...new Set([label, ...Object.values(words)])].map((value) => ({ value, label, hidden: value !== label }));
  });
  return [...options.filter(({ hidden }) => !hidden), ...options.filter(({ hidden }) => hidden)];
}

/** The listed spelling of a street type (`просп.` becomes `проспект`, `вул.` `вулиця`); unchanged if there is none. */
export function listedStreetType(country: CountryCode, written: string): string {
  const word = written.toLowerCase().replace(/\.$/, '');
  const listed = typesOf(country).flatMap(({ words, short = {} }) =>
    Object.entries(words).filter(([language, name]) => name === word || short[language]?.includes(word)),
  );
  return listed[0]?.[1] ?? written;
}
