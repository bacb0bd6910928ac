import { countries, countryCodes } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { arrivalDate, createClock, soonestPace } from './arrival.ts';
import { createNotifications } from './checkout-notifications.ts';
import { createHolidays } from './public-holidays.ts';

/** Public holidays on weekdays according to the laws of the countries, independent of the library that is tested. */
const daysOff = {
  pl: '01-01 01-06 03-29 05-03 05-27 11-01 11-11 12-24',
  sk: '01-01 01-06 03-26 03-29 07-05 11-01 12-24',
  hu: '01-01 03-15 03-26 03-29 05-17 08-20 11-01 12-24',
  ro: '01-01 01-06 01-07 04-30 05-03 06-01 06-21 11-30 12-01',
  ua: '01-01 01-04 03-08 05-03 05-04 05-10 06-21 06-28 07-15 08-24 10-01 12-27',
};
/** The same in December of the year before. */
const before = { pl: '24 25', sk: '24 25', hu: '24 25', ro: '01 25', ua: '25' };

const changes = { closedDays: ['12-24'], openDays: [] };
const none = { closedDays: [], openDays: [] };
const holidaysOf = (code: (typeof countryCodes)[number]) => createHolidays(code, code === 'hu' ? changes : none);
const isWeekend = (date: string) => /^S/.test(new Date(`${date}T12:00:00Z`).toUTCString());
const datesOf = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );

test.each(countryCodes)('no delivery is promised on a public holiday of %s in the whole of 2027 (I6)', (code) => {
  const isHoliday = holidaysOf(code);

  const found = datesOf('2027-01-01', 365).filter((date) => !isWeekend(date) && isHoliday(date));

  expect(found.map((date) => date.slice(5)).join(' ')).toBe(daysOff[code]);
});

test('closed and open days in the data of a country override its public holidays', () => {
  const isHoliday = createHolidays('sk', { closedDays: ['2027-03-30'], openDays: ['2027-03-29'] });

  expect(['2027-03-26', '2027-03-29', '2027-03-30', '2027-03-31'].map(isHoliday)).toEqual([true, false, true, false]);
});

test('a full date takes precedence over a yearly day (P12)', () => {
  const isHoliday = createHolidays('hu', { closedDays: ['12-24'], openDays: ['2028-12-24', '12-25'] });

  expect(['2027-12-24', '2028-12-24', '2029-12-24'].map(isHoliday)).toEqual([true, false, true]);
  expect(isHoliday('2027-12-25')).toBe(false);
});

test('a yearly closed day applies in every year (I6)', () => {
  const isHoliday = holidaysOf('hu');

  expect(['2026-12-24', '2031-12-24', '2031-12-23'].map(isHoliday)).toEqual([true, true, false]);
});

test('any products, with any delivery, ordered at any time, arrive on the day of an independent calculation (I6)', () => {
  const orders = fc.record({
    code: fc.constantFrom(...countryCodes),
    at: fc.date({ min: new Date('2026-12-01T00:00:00Z'), max: new Date('2027-10-31T00:00:00Z'), noInvalidDate: true }),
    days: fc.integer({ min: 0, max: 7 }),
    dispatchUntil: fc.integer({ min: 0, max: 24 }),
    goods: fc.array(fc.constantFrom(1 as const, 2 as const, 3 as const, 6 as const), { minLength: 1, maxLength: 3 }),
  });
  const isHoliday = Object.fromEntries(countryCodes.map((code) => [code, holidaysOf(code)]));
  const clock = Object.fromEntries(countryCodes.map((code) => [code, createClock(countries[code].timeZone)]));

  fc.assert(
    fc.property(orders, ({ code, at, days, dispatchUntil, goods }) => {
      const shop = { isHoliday: isHoliday[code] ?? never, clock: clock[code] ?? never };

      const found = arrivalDate(shop, at, { days, dispatchUntil }, goods);

      expect(found).toBe(byWallCalendar(code, at, { days, dispatchUntil }, goods));
    }),
    { numRuns: 1500 },
  );
});

/** Independent calculation that steps through the days from the order. */
function byWallCalendar(
  code: (typeof countryCodes)[number],
  at: Date,
  { days, dispatchUntil }: { days: number; dispatchUntil: number },
  goods: readonly number[],
) {
  const isSent = goods.some((availability) => availability !== 3);
  const comesLater = goods.includes(2);
  const local = at.toLocaleString('sv-SE', { timeZone: countries[code].timeZone });
  const off = new Set([
    ...daysOff[code].split(' ').map((day) => `2027-${day}`),
    ...before[code].split(' ').map((day) => `2026-12-${day}`),
  ]);
  const pages = datesOf(local.slice(0, 10), 60);
  const working = pages.filter((date) => !isWeekend(date) && !off.has(date));
  const dispatch = working.find((date) => date > local.slice(0, 10) || Number(local.slice(11, 13)) < dispatchUntil);
  const delivered = working[working.indexOf(dispatch ?? '') + days] ?? '';
  const fourWeeks = working.find((date) => date >= (pages[28] ?? '')) ?? '';
  if (!isSent) return null;
  return comesLater && fourWeeks > delivered ? fourWeeks : delivered;
}

const never = () => {
  throw new Error('A country without a calendar');
};

test('the Christmas notice shows the last moment to order for delivery in time, and ends with it (I10)', () => {
  const shop = { clock: createClock('Europe/Bratislava'), isHoliday: holidaysOf('sk') };
  const methods = [
    { key: 'courier', days: 1, dispatchUntil: 16 },
    { key: 'post', days: 2, dispatchUntil: 12 },
  ];
  const notice = { from: '11-20', until: '12-24', arrivesBy: '12-23', text: 'Objednajte do {day}, {hour}.' };
  const wordsAt = (now: string) =>
    createNotifications([notice], { shop, methods, country: countries.sk })(new Date(now));

  expect(wordsAt('2026-11-19T12:00:00Z')).toEqual([]);
  expect(wordsAt('2026-11-23T12:00:00Z')).toEqual(['Objednajte do 21.\u00a0decembra, 12:00.']);
  expect(wordsAt('2026-12-21T10:59:00Z')).toEqual(['Objednajte do 21.\u00a0decembra, 12:00.']);
  expect(wordsAt('2026-12-21T11:00:00Z')).toEqual([]);
  const last = new Date('2026-12-21T10:59:00Z');
  expect(methods.map((method) => arrivalDate(shop, last, method)).sort()).toEqual(['2026-12-22', '2026-12-23']);
  expect(soonestPace(shop, last, methods)?.key).toBe('courier');
});

test('a notice without a period is always shown, and a period over New Year applies in both years (I10)', () => {
  const shop = { clock: createClock('Europe/Bratislava'), isHoliday: holidaysOf('sk') };
  const always = { from: null, until: null, arrivesBy: null, text: 'Vždy' };
  const winter = { from: '12-28', until: '01-05', arrivesBy: null, text: 'V zime' };
  const wordsAt = (now: string) =>
    createNotifications([always, winter], { shop, methods: [], country: countries.sk })(new Date(now));

  expect(wordsAt('2026-12-30T12:00:00Z')).toEqual(['Vždy', 'V zime']);
  expect(wordsAt('2027-01-03T12:00:00Z')).toEqual(['Vždy', 'V zime']);
  expect(wordsAt('2027-06-03T12:00:00Z')).toEqual(['Vždy']);
});
