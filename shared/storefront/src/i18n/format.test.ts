import { countries } from '@odeta/contracts';
import { createFormat } from './format.ts';

test('days have the names of the language, also when a server shows a country in two languages', () => {
  const day = '2026-11-24T10:00:00Z';

  expect(createFormat(countries.ua).day(day)).toBe('вторник, 24\u00a0ноября');
  expect(createFormat({ ...countries.ua, locale: 'uk-UA' }).day(day)).toBe('вівторок, 24\u00a0листопада');
  expect(createFormat(countries.ua).day(day)).toBe('вторник, 24\u00a0ноября');
});
