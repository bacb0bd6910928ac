import type { CountryCode } from '@odeta/contracts';

/** Types of streets, for countries whose addresses have one, with their abbreviations and the words of the state language. */
const streetTypes: Partial<Record<CountryCode, Readonly<Record<string, readonly string[]>>>> = {
  ua: {
    улица: ['ул', 'вулиця', 'вул'],
    проспект: ['просп', 'пр-т', 'пр'],
    бульвар: ['бул', 'бульв', 'б-р'],
    переулок: ['пер', 'провулок', 'пров'],
    площадь: ['пл', 'площа'],
    шоссе: ['ш', 'шосе'],
    набережная: ['наб', 'набережна'],
    проезд: ['пр-д', 'проїзд'],
    микрорайон: ['мкр', 'мкрн', 'м-н', 'мікрорайон'],
  },
};

/** K5. The values that a country's form offers and the server accepts; empty where addresses have no street type. */
export const streetTypesOf = (country: CountryCode): string[] => Object.keys(streetTypes[country] ?? {});

/** The listed spelling of a street type (`просп.` becomes `проспект`); unchanged if there is none. */
export function listedStreetType(country: CountryCode, written: string): string {
  const word = written.toLowerCase().replace(/\.$/, '');
  const listed = Object.entries(streetTypes[country] ?? {}).find(([type, others]) => [type, ...others].includes(word));
  return listed?.[0] ?? written;
}
