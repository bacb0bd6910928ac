import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';
import { cleanLine, plainSigns } from './typed-text.ts';

/** H10, R15. Minimum age of a buyer in years. */
export const BUYER_AGE = 18;

/** Nobody who was born earlier lives. */
const EARLIEST = 1900;
const LATEST = 2099;

const DAY_FIRST = /^(?<day>\d{1,2})[/.\-\s]+(?<month>\d{1,2})[/.\-\s]+(?<year>\d{4})\.?$/;
const YEAR_FIRST = /^(?<year>\d{4})[/.\-\s]+(?<month>\d{1,2})[/.\-\s]+(?<day>\d{1,2})\.?$/;
const DIGITS = [/^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/, /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/];

/**
 * H10. Converts a written date to YYYY-MM-DD; anything else stays unchanged. The day comes first (DD/MM/YYYY, also with dots, dashes or spaces) or
 * the year, as in Hungary, and eight digits suffice: no birth date of our time can be read in both orders, because no month is the 19th or 20th.
 */
export function normalizeBirthday(value: string): string {
  const typed = plainSigns(cleanLine(value).normalize('NFKC'));
  const found = [DAY_FIRST, YEAR_FIRST].map((order) => isoOf(order, typed)).find(Boolean);
  return found ?? DIGITS.map((order) => isoOf(order, typed)).find((day) => day && dayOf(day) !== undefined) ?? typed;
}

function isoOf(order: RegExp, typed: string): string | undefined {
  const { day = '', month = '', year } = order.exec(typed)?.groups ?? {};
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
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

/** H10. At least `years` old; a birthday tomorrow is accepted. The time is read with each check: a form may be open for long. */
export const age = (years: number, now: () => Date) =>
  v.check<string, string>(
    (value) => {
      const day = dayOf(normalizeBirthday(value));
      const today = now();
      return day === undefined || day <= Date.UTC(today.getFullYear() - years, today.getMonth(), today.getDate() + 1);
    },
    ruleMessage('required-age-not-valid', { years }),
  );

/** Midnight of the day; `undefined` for anything but a date of this century and the last one. Whether it is in the future is a matter of age. */
function dayOf(value: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return undefined;
  const year = day.getUTCFullYear();
  return year >= EARLIEST && year <= LATEST ? day.getTime() : undefined;
}
