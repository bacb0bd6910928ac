import { countries } from '@odeta/contracts';
import { withClub } from './help-club.ts';

const topic = { key: 'club', url: '/pomoc/klub-odeta/', title: 'Klub', text: '', questions: [] };
const club = { name: 'Klub', percent: 10, months: 6, fee: 599, renewDays: 30 };

test('the topic about the club has its terms, in whole money, only where there is a club (L3)', () => {
  expect(withClub(topic, { club, country: countries.sk }).club).toEqual({ percent: 10, months: 6, fee: 5.99 });
  expect(withClub(topic, { club: null, country: countries.pl })).toBe(topic);
  expect(withClub({ ...topic, key: 'returns' }, { club, country: countries.sk })).not.toHaveProperty('club');
});
