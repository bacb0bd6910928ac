import * as v from 'valibot';

/** Date and time in the country's own time zone. */
export const LocalTimeSchema = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'must be a local time like 2026-11-27T00:00'),
  v.check(isRealTime, 'there is no such time'),
);

function isRealTime(time: string): boolean {
  const moment = Date.parse(`${time}:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(time);
}
