import type { CountryCode } from '@odeta/contracts';

export const invoiceKinds = ['invoice', 'correction'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export type CorrectionReason = 'sold-out' | 'returned' | 'cancelled' | 'other';

/** Lines of an invoice that are not goods. */
export type ChargeKind =
  | 'club-discount'
  | 'code'
  | 'voucher'
  | 'discount'
  | 'club-fee'
  | 'shipping'
  | 'payment-fee'
  // Fee and cost of a return, which the shop keeps.
  | 'return-fee'
  // A reduction of the price, such as after a complaint.
  | 'reduction'
  | 'balance';

/** A voucher without tax is a payment, and its amount negative. Amounts are integers in the minor unit of `InvoiceDocument.digits`. */
export interface InvoiceLine {
  /** For goods: the line of the order. */
  lineId: number | null;
  charge: ChargeKind | null;
  /** The name of the goods, or of the delivery. */
  name: string;
  catalogNumber: string | null;
  /** Negative in a correction. */
  quantity: number;
  gross: number;
  net: number;
  vat: number;
}

/** In the total of a document, `gross` is what is left of net and tax after vouchers have paid a part. */
export interface Taxed {
  net: number;
  vat: number;
  gross: number;
}

/** The complete content of an invoice at the time of its issue: nothing is looked up later. Dates are YYYY-MM-DD. */
export interface InvoiceDocument {
  version: 1;
  country: CountryCode;
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  /** When the goods were sent. */
  suppliedOn: string;
  order: { number: string; placedOn: string };
  /** For a correction: the invoice that it corrects, and why. */
  corrects: { number: string; issuedOn: string; reason: CorrectionReason } | null;
  seller: { name: string; address: string; register: string; email: string; phone: string };
  /** Lines of the address. */
  buyer: { lines: string[]; email: string };
  /** The delivery address if it differs. */
  shipTo: string[] | null;
  payment: { name: string; isPaid: boolean };
  currency: string;
  /** Decimal places of amounts. */
  digits: number;
  vatPercent: number;
  lines: InvoiceLine[];
  /** Without `rounding`. */
  total: Taxed;
  /** What rounding of cash adds to the amount to pay: not part of the price, and without tax. Absent if there is none. */
  rounding?: number;
}
