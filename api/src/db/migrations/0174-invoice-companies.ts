/** The company that an order is invoiced to; `null` where its buyer is a person. */
export const invoiceCompanies = `
alter table shop_order add column invoice_to jsonb;
`;
