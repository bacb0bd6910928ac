/** The versions of the front end that an order was made with, by unit; null when the visitor showed none that we had signed. */
export const orderVersions = `
alter table shop_order add column versions jsonb;
`;
