import { arrivalDate, createArrivals, createClock, soonestPace, workingDayAfter } from './arrival.ts';

const shop = {
  clock: createClock('Europe/Bratislava'),
  isHoliday: (date: string) => ['2026-12-24', '2026-12-25'].includes(date),
};
const pace = (days: number, dispatchUntil = 14) => ({ days, dispatchUntil });

test.each([
  ['a Monday morning, in one working day', '2026-11-23T09:00:00Z', 1, '2026-11-24'],
  ['a minute before two in the afternoon of the shop', '2026-11-23T12:59:00Z', 1, '2026-11-24'],
  ['two in the afternoon of the shop: it leaves a day later', '2026-11-23T13:00:00Z', 1, '2026-11-25'],
  ['a Friday evening: it leaves on Monday', '2026-11-27T20:00:00Z', 1, '2026-12-01'],
  ['a Saturday: it leaves on Monday', '2026-11-21T11:00:00Z', 2, '2026-11-25'],
  ['before the holidays: nothing leaves or arrives on them', '2026-12-23T09:00:00Z', 1, '2026-12-28'],
  ['the same day when it takes no working day', '2026-11-23T09:00:00Z', 0, '2026-11-23'],
])('calculates the arrival date of an order on %s', (_, now, days, date) => {
  expect(arrivalDate(shop, new Date(now), pace(days))).toBe(date);
});

test.each([
  ['in stock: as the delivery takes', [1, 6], '2026-11-24'],
  ['later: in four weeks (I6)', [2], '2026-12-21'],
  ['both: what comes last', [1, 2], '2026-12-21'],
  ['sold out: nothing', [3], null],
  ['in stock, beside what is sold out and not sent', [1, 3], '2026-11-24'],
] as const)('calculates the arrival date of products that are %s', (_, goods, date) => {
  expect(arrivalDate(shop, new Date('2026-11-23T09:00:00Z'), pace(1), goods)).toBe(date);
});

test.each([
  ['on a Saturday', '2026-11-21T11:00:00Z', 1, '2026-11-23'],
  ['on a Friday evening, which is its own day and no Saturday', '2026-11-27T22:30:00Z', 1, '2026-11-30'],
  ['before the holidays', '2026-12-23T09:00:00Z', 2, '2026-12-29'],
])('a message received %s is answered in working days (P16)', (_, now, days, date) => {
  expect(workingDayAfter(shop, new Date(now), days)).toBe(date);
});

test('a delivery that takes longer than the products decides the date', () => {
  expect(arrivalDate(shop, new Date('2026-11-23T09:00:00Z'), pace(30), [2])).toBe('2027-01-06');
});

test('the date is in the time zone of the shop, not of the server', () => {
  const kyiv = { ...shop, clock: createClock('Europe/Kyiv') };

  expect(arrivalDate(kyiv, new Date('2026-11-22T22:30:00Z'), pace(0))).toBe('2026-11-23');
});

test('an arrival date is recalculated in the next minute', () => {
  const arrivalOf = createArrivals(shop);

  expect(arrivalOf(new Date('2026-11-23T12:59:59Z'), pace(1))).toBe('2026-11-24');
  expect(arrivalOf(new Date('2026-11-23T13:00:00Z'), pace(1))).toBe('2026-11-25');
});

test.each([
  ['in the morning: the courier, who comes a day earlier than the post', '2026-11-23T09:00:00Z', 'courier'],
  ['in the afternoon: the locker, whose carrier takes parcels until the evening', '2026-11-23T15:00:00Z', 'locker'],
  [
    'at night: the courier and the locker come together, the locker may be ordered longer',
    '2026-11-23T20:00:00Z',
    'locker',
  ],
])('finds the fastest delivery method for an order %s', (_, now, key) => {
  const methods = [
    { key: 'post', ...pace(2, 10) },
    { key: 'courier', ...pace(1, 14) },
    { key: 'locker', ...pace(now < '2026-11-23T12' ? 2 : 1, 18) },
  ];

  expect(soonestPace(shop, new Date(now), methods)?.key).toBe(key);
  expect(soonestPace(shop, new Date(now), [])).toBeNull();
});
