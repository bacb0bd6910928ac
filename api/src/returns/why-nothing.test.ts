import { countries } from '@odeta/contracts';
import { dateIn } from '@odeta/contracts/dates';
import { whyNothing } from './why-nothing.ts';

const now = new Date('2026-11-24T10:00:00Z');
const shop = { country: countries.sk, returnDays: 100, today: (moment: Date) => dateIn(countries.sk, moment) };
const delivered = { deliveredAt: new Date('2026-11-20T10:00:00Z'), arrivesOn: '2026-11-20' };
const onTheWay = { deliveredAt: null, arrivesOn: '2026-11-26' };
const sent = { state: 'sent', paymentState: 'paid', liableUntil: null } as const;

test.each([
  ['is cancelled', { ...sent, ...onTheWay, state: 'cancelled' }, 0, { reason: 'cancelled', day: null }],
  ['waits for its payment', { ...sent, ...onTheWay, state: 'awaiting-payment' }, 0, { reason: 'unpaid', day: null }],
  ['is on the way', { ...sent, ...onTheWay }, 0, { reason: 'on-the-way', day: '2026-11-26' }],
  ['is late', { ...sent, ...onTheWay, arrivesOn: '2026-11-20' }, 0, { reason: 'on-the-way', day: null }],
  ['has come back as a whole', { ...sent, ...delivered }, 0, { reason: 'returned', day: null }],
  ['is delivered and not paid', { ...sent, ...delivered, paymentState: 'pending' }, 1, { reason: 'unpaid', day: null }],
  [
    'was delivered too long ago',
    { ...sent, ...delivered, deliveredAt: new Date('2024-01-10T10:00:00Z') },
    1,
    { reason: 'expired', day: '2026-01-10' },
  ],
] as const)(
  'nothing can be returned of an order that %s, and that is the only reason given',
  (_, order, returnable, why) => {
    expect(whyNothing(order, [{ returnable }], shop, now)).toEqual(why);
  },
);
