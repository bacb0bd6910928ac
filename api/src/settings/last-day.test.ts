import { countries } from '@odeta/contracts';
import { lastDayAfter } from './last-day.ts';

test.each([
  ['2026-11-21T11:00:00Z', '2026-12-05'],
  // After midnight in Bratislava, before the change to winter time.
  ['2026-10-24T22:30:00Z', '2026-11-08'],
  ['2026-12-20T09:00:00Z', '2027-01-03'],
])('an order delivered at %s can be withdrawn from until the end of %s (P6)', (deliveredAt, last) => {
  expect(lastDayAfter(new Date(deliveredAt), 14, countries.sk)).toBe(last);
});
