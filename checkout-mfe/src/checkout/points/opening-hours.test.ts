import { countries } from '@odeta/contracts';
import { shippingPointOf } from '@odeta/contracts/testing';
import { distanceText } from './distance-text.ts';
import { todayOf } from './opening-hours.ts';
import { takesPayment, waysAt } from './point-payments.ts';

const office = shippingPointOf({
  alwaysOpen: false,
  openingHours: [{ day: 6, open: '08:00', close: '12:00' }],
  acceptedPayment: { cash: true, card: false, online: true },
});
const at = (time: string) => todayOf(office, countries.sk, new Date(`2026-11-21T${time}:00+01:00`));

test('today’s line shows when the point closes or opens, or that it is closed or always open (J9)', () => {
  expect(at('07:59')).toEqual({ key: 'later', open: '08:00', close: '12:00' });
  expect(at('08:00')).toEqual({ key: 'open', close: '12:00' });
  expect(at('12:00')).toEqual({ key: 'over' });
  expect(todayOf(office, countries.sk, new Date('2026-11-22T10:00:00+01:00'))).toEqual({ key: 'closed' });
  expect(todayOf({ ...office, alwaysOpen: true }, countries.sk, new Date())).toEqual({ key: 'always' });
});

test('the current day follows the time zone of the shop, not of the visitor', () => {
  const sundayInKyiv = new Date('2026-11-21T22:30:00Z');
  expect(todayOf(office, countries.ua, sundayInKyiv).key).toBe('closed');
});

test('a distance is shown in metres or kilometres', () => {
  expect([352, 1234, 23_400].map((metres) => distanceText(metres, 'sk-SK').replace(/\s/g, ' '))).toEqual([
    '350 m',
    '1,2 km',
    '23 km',
  ]);
});

test('a point accepts a payment if it supports one of its payment methods (J9)', () => {
  const payments = { cod: ['cash', 'card'], card: ['online'] } as const;
  const box = shippingPointOf();

  expect([takesPayment(box, 'cod', payments), takesPayment(box, 'card', payments)]).toEqual([false, true]);
  expect(takesPayment(office, 'cod', payments)).toBe(true);
  expect(takesPayment(box, null, payments)).toBe(true);
  expect(waysAt(office)).toEqual(['cash', 'online']);
});
