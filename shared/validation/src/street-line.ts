import type { AddressFieldName, CountryCode } from '@odeta/contracts';
import { addressFields } from './address-fields.ts';
import { fieldLimit } from './field-limits.ts';

/** Words before a part of a house, as in `bl. B2` and `m. 4`. */
const PART = 'bl|sc|et|ap|m|lok|byt|кв';
/**
 * Street names contain numbers, too (`al. 3 Maja`): the house number is the first one that a flat, a comma, a part of the house or nothing
 * follows.
 */
const LINE = new RegExp(
  [
    String.raw`^(?<street>[^,]*?\p{L}[^,]*?)[\s,]+`,
    String.raw`(?<streetNumber>\d{1,5}(?:\s?\p{L}(?!\p{L}))?(?:-\d{1,5}\p{L}?)?)\.?`,
    String.raw`(?:\s*/\s*(?<flatNumber>[\p{L}\d]{1,6}))?`,
    String.raw`(?:(?:\s*,\s*|\s+(?=(?:${PART})(?!\p{L})))(?<rest>.+))?$`,
  ].join(''),
  'iu',
);
/** Streets are named after days (`Strada 1 Decembrie 1918`), and no house has such a number. */
const YEAR = /^(?:1[89]|20)\d\d$/;
/** Two numbers in a row are those of a house and a floor (`utca 7. 2. em.`). */
const TWO_NUMBERS = /\d[.,]?\s+\d/;
/** No line is longer; longer texts would take long. */
const LONGEST = 200;
const ONLY_FLAT = /^(?:m|lok|byt|ap|кв)\.?\s*(?<flatNumber>[\p{L}\d]{1,6})$/iu;

/** The parts of a Romanian house. */
const PARTS = {
  building: /\bbl\.?\s*(\w+)/i,
  staircase: /\bsc\.?\s*(\w+)/i,
  floor: /\bet\.?\s*(\w+)/i,
  flatNumber: /\bap\.?\s*(\w+)/i,
};

interface StreetLine {
  street: string;
  streetNumber: string;
  flatNumber: string;
  /** What follows, such as a floor. */
  rest: string;
}

/** The parts of an address that was written in one line, as autofill and wallets know it; `null` without a house number. */
export function readStreetLine(line: string): StreetLine | null {
  if (line.length > LONGEST) return null;
  const { street = '', streetNumber = '', flatNumber = '', rest = '' } = LINE.exec(line.trim())?.groups ?? {};
  if (street === '' || TWO_NUMBERS.test(street) || YEAR.test(streetNumber)) return null;
  const found = flatNumber === '' ? ONLY_FLAT.exec(rest)?.groups?.flatNumber : undefined;
  return {
    street,
    streetNumber: streetNumber.replace(/\s/g, ''),
    flatNumber: found ?? flatNumber,
    rest: found === undefined ? rest : '',
  };
}

/**
 * Fields of an address whose street was written with its house number; `null` without one, or if what follows has no room in its field. A
 * flat that is known already stays, and one in the line is then written behind the house number.
 */
export function splitStreet(
  country: CountryCode,
  { street, flatNumber }: Pick<StreetLine, 'street' | 'flatNumber'>,
): Partial<Record<AddressFieldName, string>> | null {
  const found = readStreetLine(street);
  if (!found) return null;
  const known = flatNumber.trim();
  const isOther = known !== '' && found.flatNumber !== '' && known !== found.flatNumber;
  const house = {
    street: found.street,
    streetNumber: isOther ? `${found.streetNumber}/${found.flatNumber}` : found.streetNumber,
  };
  const flat = known || found.flatNumber;
  if (addressFields[country].house) return { ...house, flatNumber: flat, ...partsIn(found.rest) };
  const inside = [...(known === '' ? [flat, found.rest] : [found.rest, flat])].filter(Boolean).join(', ');
  return inside.length > fieldLimit(country, 'flatNumber') ? null : { ...house, flatNumber: inside };
}

const partsIn = (rest: string) =>
  Object.fromEntries(
    Object.entries(PARTS).flatMap(([part, pattern]) => {
      const value = pattern.exec(rest)?.[1];
      return value === undefined ? [] : [[part, value]];
    }),
  );
