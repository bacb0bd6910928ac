import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';

/** H10, R15. Minimum age of a buyer in years. */
export const BUYER_AGE = 18;

/** H10. Converts a written date (DD/MM/YYYY, also with dots or dashes) to YYYY-MM-DD; anything else stays unchanged. */
export function normalizeBirthday(value: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.\-\s]\s*(\d{1,2})[/.\-\s]\s*(\d{4})\.?$/.exec(value.trim()) ?? [];
  if (!day || !month || !year) return value.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** H10. Converts to DD/MM/YYYY, the format of the form. */
export const writtenBirthday = (value: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  return year ? `${day}/${month}/${year}` : value;
};

/** H10. An existing date in either format; becomes YYYY-MM-DD. */
export const birthday = () =>
  v.pipe(
    v.string(),
    v.transform(normalizeBirthday),
    v.check((value) => value === '' || dayOf(value) !== undefined, 'birthday'),
  );

/** H10. At least `years` old; a birthday tomorrow is accepted. */
export const age = (years: number, today: Date) =>
  v.check<string, string>(
    (value) => {
      const day = dayOf(normalizeBirthday(value));
      return day === undefined || day <= Date.UTC(today.getFullYear() - years, today.getMonth(), today.getDate() + 1);
    },
    ruleMessage('required-age-not-valid', { years }),
  );

/** Midnight of the day; `undefined` for anything but a date of the last 130 years. */
function dayOf(value: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return undefined;
  const years = new Date().getUTCFullYear() - day.getUTCFullYear();
  return years >= 0 && years <= 130 ? day.getTime() : undefined;
}
