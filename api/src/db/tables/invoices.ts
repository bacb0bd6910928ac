import type { CountryCode } from '@odeta/contracts';
import type { Generated, JSONColumnType } from 'kysely';
import type { InvoiceDocument, InvoiceKind } from './invoice-document.ts';

export interface InvoiceTables {
  invoiceSeries: {
    country: CountryCode;
    kind: InvoiceKind;
    year: number;
    lastNumber: number;
  };
  invoice: {
    id: Generated<string>;
    orderId: string;
    country: CountryCode;
    kind: InvoiceKind;
    year: number;
    /** In its number series. */
    position: number;
    number: string;
    parcelId: string | null;
    refundId: string | null;
    document: JSONColumnType<InvoiceDocument>;
    pdf: Generated<Buffer | null>;
    issuedAt: Date;
  };
}
