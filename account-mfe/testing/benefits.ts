import type { BodyOf, Membership, readBenefits } from '@odeta/contracts';

export const club: Membership = {
  ...{ name: 'Klub ODETA', percent: 10, fee: 5.99, months: 6, state: 'active', canJoin: false },
  ...{ since: '2026-09-14', until: '2027-03-14', daysLeft: 111, renewableFrom: '2027-02-12', saved: 34.2, orders: 5 },
};

const rest = { percent: 10, amount: null, freeDelivery: false, orderNumber: null };

export const benefits: BodyOf<typeof readBenefits> = {
  club,
  codes: [
    { ...rest, code: 'ZIMA10', name: '10 %', minOrder: 40, state: 'active', validUntil: '2026-11-28', daysLeft: 6 },
    {
      ...{ ...rest, code: 'SVETER15', name: '15 %', minOrder: 0, state: 'used', validUntil: null, daysLeft: null },
      orderNumber: 'SK 2611 0482',
    },
    { ...rest, code: 'JESEN20', name: '20 %', minOrder: 0, state: 'expired', validUntil: '2026-11-15', daysLeft: null },
  ],
  vouchers: [{ code: 'GIFT-1', value: 20, remaining: 17, state: 'active', validUntil: '2026-11-23', daysLeft: 0 }],
};
