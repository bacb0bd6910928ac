import * as v from 'valibot';

/** Download address of an order's invoice as PDF. Not an endpoint of the API client. */
export const orderInvoiceOf = (orderId: string, invoiceId: string): string =>
  `/api/my-account/orders/${orderId}/invoices/${invoiceId}.pdf`;

/** P5. An invoice of an order, or a correction of it. */
export const OrderInvoiceSchema = v.object({
  kind: v.picklist(['invoice', 'correction']),
  number: v.string(),
  /** ISO date and time. */
  issuedAt: v.string(),
  url: v.string(),
});
export type OrderInvoice = v.InferOutput<typeof OrderInvoiceSchema>;
