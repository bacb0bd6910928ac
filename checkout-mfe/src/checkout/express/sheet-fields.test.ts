import type { CountryCode } from '@odeta/contracts';
import { fieldsOfSheet } from './sheet-fields.ts';

const from = (country: CountryCode, line: string, name: string) =>
  fieldsOfSheet(country, {
    token: '',
    address: { addressLine: [line], postalCode: '1', city: 'X' },
    name,
    email: '',
    phone: '',
    shipping: null,
  });

test.each<[CountryCode, string, object]>([
  ['sk', 'Hlavná 7', { street: 'Hlavná', streetNumber: '7', flatNumber: '' }],
  ['pl', 'al. 3 Maja 12/4', { street: 'al. 3 Maja', streetNumber: '12', flatNumber: '4' }],
  ['sk', 'Hlavná 12/3, 3. poschodie', { street: 'Hlavná', streetNumber: '12', flatNumber: '3, 3. poschodie' }],
  ['pl', 'ul. Długa 12A m. 4', { street: 'ul. Długa', streetNumber: '12A', flatNumber: '4' }],
  ['hu', 'Teréz körút 51', { street: 'Teréz körút', streetNumber: '51' }],
  ['ro', 'Calea Victoriei 12, bl. B2, ap. 7', { street: 'Calea Victoriei', building: 'B2', flatNumber: '7' }],
  ['ua', 'проспект Свободы 20', { streetType: 'проспект', street: 'Свободы', streetNumber: '20' }],
  ['ua', 'просп. Свободы 20', { streetType: 'проспект', street: 'Свободы', streetNumber: '20' }],
  ['ua', 'Свободы 20', { streetType: '', street: 'Свободы', streetNumber: '20' }],
  ['sk', 'Dedina bez čísla', { street: 'Dedina bez čísla', streetNumber: '' }],
])('a wallet address is split into the address fields of the country (%s: %s) (M1, K4)', (country, line, fields) => {
  expect(from(country, line, 'Eva Malá')).toMatchObject(fields);
});

test('a full name is split in the name order of the country (M1, K4)', () => {
  expect(from('sk', '', 'Eva Anna Malá')).toMatchObject({ firstName: 'Eva Anna', lastName: 'Malá' });
  expect(from('hu', '', 'Kovács Mária Anna')).toMatchObject({ firstName: 'Mária Anna', lastName: 'Kovács' });
});
