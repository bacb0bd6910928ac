import { type CountryCode, countries, countryCodes, type ValidationPatterns } from '@odeta/contracts';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import * as v from 'valibot';
import { bankAccount } from './bank-account.ts';
import { companySchema } from './company.schema.ts';
import { instantCode } from './instant-code.ts';
import { codeSchema } from './other-forms.schema.ts';
import { notBlocked, postCode } from './post-codes.ts';
import { familyName, orderNumber, phone } from './rules.ts';
import { nationalPhone, writtenAs } from './written.ts';

const ninePhone = { min: 9, max: 9, pattern: '' };
const phones = { pl: ninePhone, sk: ninePhone, hu: ninePhone, ro: { min: 10, max: 10, pattern: '^0' }, ua: ninePhone };

/** A number as libphonenumber writes it, and as letterheads, contacts and web pages do. */
function writings(country: CountryCode): string[] {
  const number = getExampleNumber(countries[country].iso as 'SK', examples);
  if (!number) throw new Error(`There is no example of ${country}`);
  const international = number.formatInternational();
  const [code, ...rest] = international.split(' ');
  return [
    ...[
      number.formatNational(),
      international,
      number.number,
      number.getURI(),
      `${number.getURI()};phone-context=shop`,
    ],
    ...[
      international.replaceAll(' ', '\u2011'),
      international.replaceAll(' ', '\u00a0'),
      international.replaceAll(' ', ' – '),
    ],
    ...[`\u202a${international}\u202c`, `\ufeff${number.number}\u200e`, `Моб. ${international}`],
    ...[
      number.number.slice(1),
      number.number.replace('+', '00'),
      `${code} (0) ${rest.join(' ')}`,
      `${code}(0)${rest.join('/')}`,
    ],
  ];
}

test.each(countryCodes)('in %s a phone number is understood however it was copied (H9)', (country) => {
  const national = writings(country).map((typed) => {
    const result = v.safeParse(phone(phones[country]), nationalPhone(country, typed, phones[country]));
    return [typed, result.success ? result.output : result.issues[0].message];
  });
  const [expected] = national[0]?.slice(1) ?? [];
  expect(national.filter(([, number]) => number !== expected)).toEqual([]);
  expect(expected).toMatch(country === 'ro' ? /^0\d{9}$/ : /^[1-9]\d{8}$/);
});

test('a number of another country stays as it was copied (H9)', () => {
  const odd = ['+420 601 234 567', '+49 1512 3456789', '0044 7400 123456', '12'];
  expect(odd.map((typed) => nationalPhone('sk', typed, ninePhone))).toEqual(odd);
});

const patterns = {
  phone: ninePhone,
  city: '',
  street: '',
  'client-name': '',
  'client-surname': '',
} as ValidationPatterns;
const written = (country: CountryCode, field: string, value: string) => writtenAs(field, value, { country, patterns });

test.each([
  ['pl', '00-001', ['PL 00-001', 'PL-00-001', 'pl00001', '00\u2011001', '00–001', '00\u00a0001', '0\u200b0-001']],
  ['sk', '811 05', ['SK-811 05', 'SK 811\u00a005', 'SK81105', '811\u202f05', '81\u2013105', '\ufeff811 05\u2060']],
  ['hu', '1062', ['H-1062', 'H–1062', 'HU-1062', 'h 1062', '10\u200b62']],
  ['ro', '400001', ['RO-400001', 'RO 400 001', '400\u00a0001']],
  ['ua', '01001', ['UA-01001', 'UA 01001', '01\u2011001']],
] as const)(
  'in %s the post code %s is understood with the country’s letters, any dash and any space (H3, R5)',
  (country, code, typed) => {
    const rule = v.pipe(v.string(), postCode(country), notBlocked(country));
    expect(typed.filter((value) => !v.is(rule, value) || written(country, 'postCode', value) !== code)).toEqual([]);
  },
);

test.each([
  ['pl', 'SK-811 05'],
  ['sk', 'H-1062'],
  ['hu', 'SK-1062'],
  ['ua', 'UA-95\u201100\u200b1'],
] as const)('in %s the post code %j is refused (H3)', (country, typed) => {
  expect(v.is(v.pipe(v.string(), postCode(country), notBlocked(country)), typed)).toBe(false);
});

test('one name with any apostrophe, dash or space is one name, and a patronymic with an apostrophe is accepted (H7)', () => {
  const all = ["В'ячеславович", 'Вʼячеславович', 'В’ячеславович', 'В‘ячеславович', 'В\u200b`ячеславович'];
  expect(new Set(all.map((name) => written('ua', 'familyName', name)))).toEqual(new Set(["В'ячеславович"]));
  expect(all.slice(0, 4).filter((name) => !v.is(v.pipe(v.string(), familyName), name))).toEqual([]);
  expect(v.is(v.pipe(v.string(), familyName), "'Павлович")).toBe(false);
  expect(written('sk', 'lastName', ' Kováčová\u2013Nagy\u00a0 ml.')).toBe('Kováčová-Nagy ml.');
});

test('Romanian letters with a cedilla, whole or in parts, become those with a comma (H19)', () => {
  expect(written('ro', 'city', 'Ploies\u0327ti, T\u0327ara Bârsei, Târgu Mureş')).toBe(
    'Ploiești, Țara Bârsei, Târgu Mureș',
  );
});

test('names in either alphabet stay in theirs (H19)', () => {
  expect(written('sk', 'lastName', 'Шевченко')).toBe('Шевченко');
  expect(written('ua', 'lastName', 'Kovaľová')).toBe('Kovaľová');
  expect(written('pl', 'lastName', 'Шевченко Nowak')).toBe('Шевченко Nowak');
});

test.each([
  [
    'sk',
    'SK31 1200 0000 1987 4263 7541',
    [
      'IBAN: SK31\u00a01200\u00a00000\u00a01987\u00a04263\u00a07541',
      'sk31-1200-0000-1987-4263-7541',
      '\u202aSK3112000000198742637541\u202c',
      'SK31 1200\u200b 0000\u20111987\u20114263\u20117541',
    ],
  ],
  [
    'pl',
    'PL61109010140000071219812874',
    ['61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874', 'IBAN PL61 1090 1014 0000 0712 1981 2874'],
  ],
] as const)('in %s the account %s is understood as a bank or a letter writes it (H18)', (country, iban, typed) => {
  const accounts = typed.map((value) => v.parse(bankAccount(country), value));
  expect(new Set(accounts)).toEqual(new Set([iban.replaceAll(' ', '')]));
});

const company = { company: 'Firma', taxId: '', registerId: '', vatId: '', street: 'Ulica 1', city: 'Mesto' };

test.each([
  [
    'pl',
    { taxId: ['NIP: 774-000-14-54', '774\u2011000\u201114\u201154', 'PL 7740001454'], postCode: ['09-411'] },
    '7740001454',
  ],
  [
    'sk',
    {
      registerId: ['IČO: 35 763 469', '35\u00a0763\u00a0469'],
      taxId: ['DIČ: 2020273893', '2020\u200b273893'],
      postCode: ['SK-821 09'],
    },
    '2020273893',
  ],
  ['hu', { taxId: ['10537914–4–44', 'Adószám: 10537914-4-44'], postCode: ['H-1051'] }, '10537914-4-44'],
  ['ro', { taxId: ['CUI: RO14399840', 'CUI RO 14399840', 'RO\u00a014399840'], postCode: ['062204'] }, 'RO14399840'],
  ['ua', { taxId: ['ЕГРПОУ 32855961', 'ЄДРПОУ: 32855961'], postCode: ['UA-01001'] }, '32855961'],
] as const)(
  'in %s the numbers of a company are understood with their names and any separator',
  (country, typed, taxId) => {
    const { taxId: taxIds, ...others } = typed;
    const rest = Object.fromEntries(Object.entries(others).map(([name, [value]]) => [name, value]));
    const ids = taxIds.map((value) => v.parse(companySchema(country), { ...company, ...rest, taxId: value }).taxId);
    expect(new Set(ids)).toEqual(new Set([taxId]));
  },
);

test('codes, order numbers and codes of instant payments are understood as pasted from a letter (L1, H15)', () => {
  expect(v.parse(codeSchema(), { code: ' DARCEK\u201110–4Q8X\u200b\u00a0' })).toEqual({ code: 'DARCEK-10-4Q8X' });
  expect(
    ['SK\u00a02611\u00a00155', 'sk 2611\u20110155', '\u20662611 0155\u2069'].filter(
      (typed) => !v.is(v.pipe(v.string(), orderNumber), typed),
    ),
  ).toEqual([]);
  expect(v.parse(instantCode, '777\u2011123\u200b')).toBe('777123');
});
