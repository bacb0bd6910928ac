import { differencesOf } from './differences-of.ts';

test('only fields that differ are named, with amounts in the currency of the country', () => {
  const before = { price: 2499, promo: null, name: 'Dress' };

  expect(differencesOf('sk', before, { ...before, price: 1999 })).toEqual([
    { path: ['price'], before: '24,99 EUR', after: '19,99 EUR' },
  ]);
});

test('an item that is added to a list, a flag, and a text that is emptied are differences', () => {
  const before = { active: true, notices: [{ html: 'One' }], note: 'Old' };
  const after = { active: false, notices: [{ html: 'One' }, { html: 'Two' }], note: '' };

  expect(differencesOf('ua-uk', before, after)).toEqual([
    { path: ['active'], before: 'true', after: 'false' },
    { path: ['note'], before: 'Old', after: null },
    { path: ['notices', 1, 'html'], before: null, after: 'Two' },
  ]);
});

test('of a value that is new or removed all fields differ', () => {
  expect(differencesOf('pl', null, { name: 'Half', percent: 50 })).toEqual([
    { path: ['name'], before: null, after: 'Half' },
    { path: ['percent'], before: null, after: '50' },
  ]);
  expect(differencesOf('pl', { name: 'Half' }, null)).toEqual([{ path: ['name'], before: 'Half', after: null }]);
});
