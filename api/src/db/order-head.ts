import type { CountryCode, CustomerFields, InvoiceCompany, PickupPoint, Summary } from '@odeta/contracts';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The columns that every document of an order needs. Money in minor units. */
export interface OrderHead {
  id: string;
  number: string;
  country: CountryCode;
  email: string;
  state: Database['shopOrder']['state'];
  paymentState: Database['shopOrder']['paymentState'];
  placedAt: Date;
  clubDiscount: number;
  discountCodeCost: number;
  voucherDiscount: number;
  clubFee: number;
  shippingCost: number;
  total: number;
  reducedBy: number;
  summary: Summary;
  shippingName: string;
  paymentName: string;
  billTo: CustomerFields;
  invoiceTo: InvoiceCompany | null;
  shipTo: CustomerFields;
  pickupPoint: PickupPoint | null;
}

export const orderHeadColumns = sql`
  o.id, o.number, o.country, o.email, o.state, o.payment_state, o.placed_at, o.club_discount, o.discount_code_cost,
  o.voucher_discount, o.club_fee, o.shipping_cost, o.total, o.reduced_by, o.summary, o.shipping_name, o.payment_name,
  o.bill_to, o.invoice_to, o.ship_to, o.pickup_point
`;
