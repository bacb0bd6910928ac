import * as v from 'valibot';

/** GS1 General Specifications, 7.9: digits count three times and once in turns from the right, together a multiple of ten. */
function hasCheckDigit(gtin: string) {
  const sum = [...gtin]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Global trade item number of a variant: 8, 12, 13 or 14 digits. Numbers that shops give to themselves (GS1 prefix 2) are none. */
export const GtinSchema = v.pipe(
  v.string(),
  v.regex(/^(\d{8}|\d{12,14})$/, 'must have 8, 12, 13 or 14 digits'),
  v.check(
    (gtin) => hasCheckDigit(gtin) && !/^0*2/.test(gtin.padStart(14, '0').slice(1)),
    'must be a GTIN of GS1 with its check digit',
  ),
);
