import { placeLine } from './address-fields.ts';
import { countiesOf, countyOf, withCounty } from './counties.ts';

test('Romania has 41 counties and its capital, and each post code begins with one of them (K5)', () => {
  expect(countiesOf('ro')).toHaveLength(42);
  expect([countyOf('ro', '400001'), countyOf('ro', '010063'), countyOf('ro', '077190')]).toEqual([
    'Cluj',
    'București',
    'Ilfov',
  ]);
  expect(countyOf('ro', '990000')).toBe('');
});

test('addresses of other countries have no county (K5)', () => {
  expect(countiesOf('sk')).toEqual([]);
  expect(countyOf('hu', '4000')).toBe('');
});

test('a county that was chosen stays, and one that is missing follows from the post code (K5)', () => {
  expect(withCounty('ro', { postCode: '400001', county: 'Bihor' }).county).toBe('Bihor');
  expect(withCounty('ro', { postCode: '400001', county: '' }).county).toBe('Cluj');
});

test('the county stands after the city; the capital is none, and old addresses have none (K5)', () => {
  expect(placeLine({ postCode: '400001', city: 'Cluj-Napoca', county: 'Cluj' })).toBe('400001 Cluj-Napoca, jud. Cluj');
  expect(placeLine({ postCode: '010063', city: 'București', county: 'București' })).toBe('010063 București');
  expect(placeLine({ postCode: '400001', city: 'Cluj-Napoca' })).toBe('400001 Cluj-Napoca');
});
