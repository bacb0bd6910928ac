import { countries } from '@odeta/contracts';
import { hoursText } from './opening-hours.ts';

const open = (days: number[], from: string, until: string) => days.map((day) => ({ day, open: from, close: until }));

test('consecutive days with the same hours are grouped, closed days are left out, and breaks are included (J9)', () => {
  const hours = [
    ...open([1, 2, 3, 5], '08:00', '12:00'),
    ...open([1, 2], '13:00', '17:00'),
    ...open([7], '09:00', '11:00'),
  ];

  expect(hoursText(hours, countries.sk)).toBe(
    'po–ut 08:00–12:00 13:00–17:00, st 08:00–12:00, pi 08:00–12:00, ne 09:00–11:00',
  );
  expect(hoursText(open([1, 2, 3, 4, 5, 6, 7], '06:00', '22:00'), countries.hu)).toBe('H–V 06:00–22:00');
});
