import type { ListedOrder, OrderDetail } from '@odeta/contracts';
import { summaryOf } from '@odeta/contracts/testing';

const ORDER_ID = '5a3e6a0c-2f0e-4d57-9c1b-0b6f7a3f7c11';

export const listedOrder = (parts: Partial<ListedOrder> = {}): ListedOrder => ({
  id: ORDER_ID,
  number: 'SK 2611 0482',
  placedAt: '2026-11-21T09:42:00Z',
  status: 'in_progress',
  payUntil: null,
  total: 72.45,
  reducedBy: 0,
  paid: false,
  shippingName: 'Kuriér',
  arrivesOn: '2026-11-24',
  laterArrivesOn: null,
  deliveredAt: null,
  returnUntil: null,
  cancelledAt: null,
  soldOutPieces: 0,
  mayCancel: true,
  toReview: 0,
  itemsCount: 3,
  pictures: [{ path: 'dress/front', alt: '' }],
  ...parts,
});

export const orderDetail = (parts: Partial<OrderDetail> = {}): OrderDetail => {
  const { itemsCount: _, pictures, ...state } = listedOrder();
  const [picture = { path: '', alt: '' }] = pictures;
  const item = { catalogNumber: '204-331-02', pricePromo: null, color: { name: 'Modrá' }, size: { name: 'size/38' } };
  return {
    ...state,
    payment: { key: 'cod', name: 'Dobierka' },
    courierNote: '',
    shipTo: ['Jana Hrušková', 'Šancová 48'],
    billTo: ['Jana Hrušková'],
    point: null,
    items: [
      {
        ...item,
        picture,
        lineId: '1',
        id: '11',
        name: 'Šaty midi',
        quantity: 1,
        price: 39.99,
        url: '/p/saty',
        soldOut: 0,
        withdrawn: 0,
        returned: 0,
        review: null,
        later: false,
      },
      {
        ...item,
        picture,
        lineId: '2',
        id: '12',
        name: 'Pruhované tričko',
        quantity: 2,
        price: 12.99,
        url: null,
        soldOut: 0,
        withdrawn: 0,
        returned: 0,
        review: null,
        later: false,
      },
    ],
    parcels: [],
    summary: summaryOf({ itemsValue: 65.97, shippingCost: 6.48, selectedShippingCost: 6.48, total: 72.45 }),
    refunds: [],
    onVouchers: 0,
    clubFeeKept: 0,
    invoices: [],
    withdrawUntil: null,
    withdrawalUrl: '/pomoc/odstupenie',
    claimsUrl: '/pomoc/reklamacie',
    ...parts,
  };
};
