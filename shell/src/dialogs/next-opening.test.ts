import { countries } from '@odeta/contracts';
import { nextOpening } from './next-opening.ts';

const hours = [
  { days: [1, 2, 3, 4, 5], from: '8:00', until: '20:00' },
  { days: [6], from: '10:00', until: '14:00' },
];

test.each([
  ['before it opens on a working day', '2026-11-24T06:30:00Z', '2026-11-24', '8:00'],
  ['after it has closed', '2026-11-24T19:30:00Z', '2026-11-25', '8:00'],
  ['on Friday evening, with other hours on Saturday', '2026-11-27T21:00:00Z', '2026-11-28', '10:00'],
  ['on Saturday afternoon, over the Sunday', '2026-11-28T15:00:00Z', '2026-11-30', '8:00'],
  ['when it is Monday in the country already', '2026-11-29T23:30:00Z', '2026-11-30', '8:00'],
])('the chat says when it opens: %s', (_, now, day, from) => {
  expect(nextOpening(countries.sk, hours, Date.parse(now))).toEqual({ day, from });
});

test('a chat that fails within its hours does not promise the next day', () => {
  expect(nextOpening(countries.sk, hours, Date.parse('2026-11-24T10:00:00Z'))).toBeNull();
});

test('a chat without hours says nothing about opening', () => {
  expect(nextOpening(countries.sk, [], 0)).toBeNull();
});
