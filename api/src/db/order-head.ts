import { columns, type RowOf } from './columns.ts';

/** The columns that every document of an order needs. Money in minor units. */
export const orderHeadColumns = columns(
  'shopOrder as o',
  'id',
  'number',
  'country',
  'email',
  'state',
  'paymentState',
  'placedAt',
  'clubDiscount',
  'discountCodeCost',
  'voucherDiscount',
  'clubFee',
  'shippingCost',
  'cashRounding',
  'roundingChange',
  'total',
  'reducedBy',
  'summary',
  'shippingName',
  'paymentName',
  'billTo',
  'invoiceTo',
  'shipTo',
  'pickupPoint',
  'courierNote',
);

export type OrderHead = RowOf<typeof orderHeadColumns>;
