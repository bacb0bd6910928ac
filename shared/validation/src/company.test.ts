import { type CountryCode, countryCodes, type InvoiceCompany } from '@odeta/contracts';
import * as v from 'valibot';
import { companySchema } from './company.schema.ts';
import { type CompanyIdKind, companyLines, isCompanyId, writtenCompanyId } from './company-ids.ts';

/** From public registers, and the examples of python-stdnum. */
const known: Record<CompanyIdKind, string[]> = {
  nip: ['774-00-01-454', 'PL 5260250274'],
  ico: ['35 763 469', '31333532'],
  dic: ['2020273893'],
  'ic-dph': ['SK2020273893', '2020273893', 'SK 2022749619'],
  adoszam: ['10537914-4-44', '10625790-4-44', '10537914 444'],
  cui: ['RO 14399840', '18547290', 'RO1590082'],
  'reg-com': ['J40/372/2002', 'J2024001234567'],
  'ua-code': ['32855961', '1759013776'],
};

test.each(Object.entries(known))('a registered %s is valid in any notation', (kind, numbers) => {
  for (const number of numbers) {
    const written = writtenCompanyId(kind as CompanyIdKind, number);
    expect([number, isCompanyId(kind as CompanyIdKind, written)]).toEqual([number, true]);
    expect(writtenCompanyId(kind as CompanyIdKind, written)).toBe(written);
  }
});

test.each([
  ['nip', '7740001455'],
  ['ico', '35763468'],
  ['dic', '202027389'],
  ['ic-dph', 'SK2020273894'],
  ['adoszam', '10537915-4-44'],
  ['adoszam', '10537914-9-44'],
  ['cui', '14399841'],
  ['reg-com', 'X40/372/2002'],
  ['ua-code', '32855968'],
  ['ua-code', '1759013770'],
] as const)('the invalid %s %s is rejected', (kind, number) => {
  expect(isCompanyId(kind, writtenCompanyId(kind, number))).toBe(false);
});

const ids: Record<CountryCode, Partial<InvoiceCompany>> = {
  pl: { taxId: '774-000-14-54', postCode: '09-411' },
  sk: { registerId: '35763469', taxId: '2020273893', vatId: '', postCode: '821 09' },
  hu: { taxId: '10537914-4-44', postCode: '1051' },
  ro: { taxId: 'RO14399840', registerId: '', postCode: '062204' },
  ua: { taxId: '32855961', postCode: '01001' },
};
const common = { company: 'Firma', taxId: '', registerId: '', vatId: '', street: 'Hlavná 1', city: 'Mesto' };

test.each(countryCodes)(
  'a company of %s requires its name, its ids and its address, and no fields of other countries',
  (country) => {
    const right = v.safeParse(companySchema(country), { ...common, ...ids[country] });
    const empty = v.safeParse(companySchema(country), { ...common, company: '', street: '', city: '', postCode: '' });

    expect(right.issues).toBeUndefined();
    expect(companyLines(country, right.output as InvoiceCompany).length).toBeGreaterThan(3);
    const wrong = new Set(empty.issues?.map((issue) => v.getDotPath(issue)));
    expect([...wrong].sort()).toEqual(
      ['city', 'company', 'postCode', 'street', 'taxId', ...(country === 'sk' ? ['registerId'] : [])].sort(),
    );
  },
);

test('the number of a company has its Ukrainian name on a Ukrainian invoice', () => {
  const company = { ...common, ...ids.ua } as InvoiceCompany;

  expect(companyLines('ua', company, 'uk')[1]).toBe('ЄДРПОУ / ІПН: 32855961');
  expect(companyLines('ua', company, 'ru')[1]).toBe('ЕГРПОУ / ИНН: 32855961');
});
