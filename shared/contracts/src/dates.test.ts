import { countries } from './base/country.ts';
import { dateIn, dateText, momentText, weekdayName, weekTimeIn } from './dates.ts';

const lateOnSunday = '2026-11-22T22:30:00Z';

test('a date is independent of the time zone, a timestamp is shown as the date in the country’s time zone', () => {
  expect(dateText(countries.sk, '2026-11-22')).toBe('22.\u00a011.\u00a02026');
  expect(dateText(countries.sk, lateOnSunday)).toBe('22.\u00a011.\u00a02026');
  expect(dateText(countries.ro, lateOnSunday)).toBe('23.11.2026');
  expect(dateText(countries.hu, '2026-11-22', { day: 'numeric', month: 'long' })).toBe('november\u00a022.');
});

test('the time of a timestamp is shown in the country’s time zone', () => {
  expect(momentText(countries.pl, lateOnSunday)).toBe('22.11.2026, 23:30');
  expect(momentText(countries.ua, lateOnSunday)).toBe('23.11.2026, 0:30');
});

test('the date, weekday and time of a timestamp are those in the country’s time zone', () => {
  const moment = new Date(lateOnSunday);
  expect([dateIn(countries.sk, moment), dateIn(countries.ro, moment)]).toEqual(['2026-11-22', '2026-11-23']);
  expect(weekTimeIn(countries.sk, moment)).toEqual({ day: 7, time: '23:30' });
  expect(weekTimeIn(countries.ua, moment)).toEqual({ day: 1, time: '00:30' });
});

test('weekday names are in the country’s language, and day 1 is Monday', () => {
  expect(weekdayName(countries.hu, 1, 'long')).toBe('hétfő');
  expect(weekdayName(countries.sk, 7, 'short')).toBe('ne');
});
