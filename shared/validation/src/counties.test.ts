import { placeLine } from './address-lines.ts';
import { countiesOf, countyOf, withCounty } from './counties.ts';

test('Romania has 41 counties and the capital, and the start of a post code determines the county (K5)', () => {
  expect(countiesOf('ro')).toHaveLength(42);
  expect([countyOf('ro', '400001'), countyOf('ro', '010063'), countyOf('ro', '077190')]).toEqual([
    'Cluj',
    'București',
    'Ilfov',
  ]);
  expect(countyOf('ro', '990000')).toBe('');
});

test('other countries have no counties (K5)', () => {
  expect(countiesOf('sk')).toEqual([]);
  expect(countyOf('hu', '4000')).toBe('');
});

test('a chosen county stays, and a missing one is derived from the post code (K5)', () => {
  expect(withCounty('ro', { postCode: '400001', county: 'Bihor' }).county).toBe('Bihor');
  expect(withCounty('ro', { postCode: '400001', county: '' }).county).toBe('Cluj');
});

test('the county is shown after the city, except for the capital and old addresses without a county (K5)', () => {
  expect(placeLine('ro', { postCode: '400001', city: 'Cluj-Napoca', county: 'Cluj' })).toBe(
    '400001 Cluj-Napoca, jud. Cluj',
  );
  expect(placeLine('ro', { postCode: '010063', city: 'București', county: 'București' })).toBe('010063 București');
  expect(placeLine('ro', { postCode: '400001', city: 'Cluj-Napoca' })).toBe('400001 Cluj-Napoca');
});
