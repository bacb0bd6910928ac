import type { CountryCode } from '@odeta/contracts';

export const invoiceKinds = ['invoice', 'correction'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Why an invoice is corrected. */
export type CorrectionReason = 'sold-out' | 'returned' | 'cancelled' | 'other';

/** What a line of an invoice is about, besides goods. */
export type ChargeKind =
  | 'club-discount'
  | 'code'
  | 'voucher'
  | 'discount'
  | 'club-fee'
  | 'shipping'
  | 'payment-fee'
  | 'balance';

/** What is asked for, with the tax in it. Amounts are integers of `InvoiceDocument.digits`. */
export interface InvoiceLine {
  /** Of goods: the line of the order. */
  lineId: number | null;
  charge: ChargeKind | null;
  /** Of goods: what was ordered. Of the delivery: its name. */
  name: string;
  catalogNumber: string | null;
  /** Negative in a correction. */
  quantity: number;
  gross: number;
  net: number;
  vat: number;
}

export interface Taxed {
  net: number;
  vat: number;
  gross: number;
}

/** Everything that an invoice says, as it was when it was issued: nothing is looked up later. Days are YYYY-MM-DD. */
export interface InvoiceDocument {
  version: 1;
  country: CountryCode;
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  /** When the goods left. */
  suppliedOn: string;
  order: { number: string; placedOn: string };
  /** Of a correction: what it corrects, and why. */
  corrects: { number: string; issuedOn: string; reason: CorrectionReason } | null;
  seller: { name: string; address: string; register: string; email: string; phone: string };
  /** Lines of the address. */
  buyer: { lines: string[]; email: string };
  /** Where the goods go, when it is elsewhere. */
  shipTo: string[] | null;
  payment: { name: string; isPaid: boolean };
  currency: string;
  /** After the comma of every amount. */
  digits: number;
  vatPercent: number;
  lines: InvoiceLine[];
  total: Taxed;
}
