import { countries } from '@odeta/contracts';
import { lastDayAfter } from './last-day.ts';

test.each([
  ['2026-11-21T11:00:00Z', '2026-12-05'],
  // Around midnight in Bratislava, before and during the change to summer time.
  ['2026-03-28T22:59:59Z', '2026-04-11'],
  ['2026-03-28T23:00:00Z', '2026-04-12'],
  ['2026-03-15T22:59:59Z', '2026-03-29'],
  // After midnight in Bratislava, before the change to winter time.
  ['2026-10-24T22:30:00Z', '2026-11-08'],
  ['2026-12-20T09:00:00Z', '2027-01-03'],
])('an order delivered at %s can be withdrawn from until the end of %s (P6)', (deliveredAt, last) => {
  expect(lastDayAfter(new Date(deliveredAt), 14, countries.sk)).toBe(last);
});
