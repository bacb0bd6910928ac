import { COMPANY_FIELD_LENGTH, type CountryCode } from '@odeta/contracts';
import * as v from 'valibot';
import { type CompanyIdKind, companyIdsOf, isCompanyId, writtenCompanyId } from './company-ids.ts';
import { inScriptOf } from './look-alikes.ts';
import { normalizePostCode, postCode } from './post-codes.ts';
import { maxLength, optional, required } from './rules.ts';

/** The company's data for an invoice, by the rules of the shop's country. Numbers that the country does not have become empty. */
export function companySchema(country: CountryCode) {
  const ids = companyIdsOf(country);
  const idField = (name: 'taxId' | 'registerId' | 'vatId') => {
    const known = ids.find((id) => id.name === name);
    // A number that the country does not have.
    if (!known)
      return v.pipe(
        optional(),
        v.transform(() => ''),
      );
    return v.pipe(known.isRequired ? required() : optional(), companyId(known.kind));
  };
  const text = () =>
    v.pipe(
      required(),
      v.transform((value) => inScriptOf(country, value)),
      maxLength(COMPANY_FIELD_LENGTH),
    );
  return v.object({
    company: text(),
    taxId: idField('taxId'),
    registerId: idField('registerId'),
    vatId: idField('vatId'),
    street: text(),
    postCode: v.pipe(
      required(),
      v.transform((value) => normalizePostCode(country, value)),
      postCode(country),
    ),
    city: text(),
  });
}

/** Converts a number to its stored form and checks it. */
const companyId = (kind: CompanyIdKind) =>
  v.pipe(
    v.string(),
    v.transform((typed) => writtenCompanyId(kind, typed)),
    v.check((value) => value === '' || isCompanyId(kind, value), `company-${kind}`),
  );
