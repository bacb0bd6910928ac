import { countries } from '@odeta/contracts';
import { hoursByDay } from './opening-hours.ts';

const hours = [
  { day: 1, open: '08:00', close: '12:00' },
  { day: 1, open: '13:00', close: '17:00' },
];

test('opening hours are listed per day from Monday on, with day names in the country’s language (J9)', () => {
  expect(hoursByDay(hours, countries.sk).slice(0, 2)).toEqual([
    { name: 'pondelok', hours: ['08:00–12:00', '13:00–17:00'] },
    { name: 'utorok', hours: [] },
  ]);
  expect(hoursByDay(hours, countries.ua)[6]?.name).toBe('воскресенье');
});
