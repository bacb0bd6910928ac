import type { ReturnDetail, ReturnOffer } from '@odeta/contracts';

const RETURN_ID = '9a3e6a0c-2f0e-4d57-9c1b-0b6f7a3f7c22';
const ORDER_ID = '5a3e6a0c-2f0e-4d57-9c1b-0b6f7a3f7c11';

const goods = {
  name: 'Šaty midi',
  price: 39.99,
  pricePromo: null,
  color: { name: 'Modrá' },
  size: { name: 'size/38' },
  picture: { path: 'dress/front', alt: '' },
};

export const returnOffer = (parts: Partial<ReturnOffer> = {}): ReturnOffer => ({
  orderId: ORDER_ID,
  orderNumber: 'SK 2611 0482',
  kinds: [
    { kind: 'declaration', until: '2027-03-01', fee: 2.9 },
    { kind: 'complaint', until: '2028-11-21', fee: 0 },
    { kind: 'non-delivery', until: '2027-03-01', fee: 0 },
  ],
  nothing: null,
  lines: [
    { ...goods, lineId: '1', returnable: 1 },
    { ...goods, lineId: '2', name: 'Pruhované tričko', returnable: 2 },
    { ...goods, lineId: '3', name: 'Džínsy', returnable: 0 },
  ],
  refundMethods: [
    { method: 'bank-account', name: 'Dobierka' },
    { method: 'voucher', name: 'Dobierka' },
  ],
  ways: [
    { key: 'box', name: 'BalíkoBOX, bez tlače', text: 'Kód zadáte na displeji', cost: 0 },
    { key: 'courier', name: 'Kuriér si príde', text: 'DPD', cost: 3.99 },
  ],
  holder: 'Jana Hrušková',
  withdrawUntil: '2026-12-05',
  withdrawalUrl: '/pomoc/odstupenie',
  ...parts,
});

export const returnDetail = (parts: Partial<ReturnDetail> = {}): ReturnDetail => ({
  id: RETURN_ID,
  number: 'V 2611 0093',
  kind: 'declaration',
  status: 'opened',
  orderId: ORDER_ID,
  orderNumber: 'SK 2611 0482',
  createdAt: '2026-11-22T13:06:00Z',
  sendBy: '2026-12-06',
  outcome: null,
  refund: 37.09,
  refundFailed: false,
  piecesCount: 1,
  email: 'jana.hruskova@example.sk',
  lines: [{ ...goods, lineId: '1', quantity: 1, reason: 'too-small' }],
  note: '',
  ...{ remedy: null, liableUntil: null, conciliation: null },
  answer: '',
  attachmentsCount: 0,
  sums: { goods: 39.99, fee: 2.9, wayCost: 0, onVoucher: 0, refund: 37.09 },
  refundMethod: 'bank-account',
  refundTo: '•••• 7541',
  voucherCode: null,
  way: { key: 'box', name: 'BalíkoBOX, bez tlače', text: 'Kód zadáte na displeji', cost: 0 },
  code: '4471 0926 1183',
  from: ['Jana Hrušková', 'Šancová 48'],
  to: ['ODETA Slovakia, s. r. o., oddelenie vrátenia', 'Skladová 2, 903 01 Senec'],
  sentAt: null,
  receivedAt: null,
  answeredAt: null,
  completedAt: null,
  mayCancel: true,
  claimsUrl: '/pomoc/reklamacie',
  ...parts,
});
