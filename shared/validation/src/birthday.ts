import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';

/** H10, R15. Years that a buyer must be old. */
export const BUYER_AGE = 18;

/** H10. A date as people write it (DD/MM/YYYY, with dots or dashes too) becomes YYYY-MM-DD; anything else stays. */
export function normalizeBirthday(value: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.\-\s]\s*(\d{1,2})[/.\-\s]\s*(\d{4})\.?$/.exec(value.trim()) ?? [];
  if (!day || !month || !year) return value.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** H10. DD/MM/YYYY, as the form shows it. */
export const writtenBirthday = (value: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  return year ? `${day}/${month}/${year}` : value;
};

/** H10. A day that there is, in either spelling; becomes YYYY-MM-DD. */
export const birthday = () =>
  v.pipe(
    v.string(),
    v.transform(normalizeBirthday),
    v.check((value) => value === '' || dayOf(value) !== undefined, 'birthday'),
  );

/** H10. At least so many years old; who will be tomorrow is old enough. */
export const age = (years: number, today: Date) =>
  v.check<string, string>(
    (value) => {
      const day = dayOf(normalizeBirthday(value));
      return day === undefined || day <= Date.UTC(today.getFullYear() - years, today.getMonth(), today.getDate() + 1);
    },
    ruleMessage('required-age-not-valid', { years }),
  );

/** Midnight of the day; `undefined` for what is no day of the last 130 years. */
function dayOf(value: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return undefined;
  const years = new Date().getUTCFullYear() - day.getUTCFullYear();
  return years >= 0 && years <= 130 ? day.getTime() : undefined;
}
