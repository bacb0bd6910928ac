/** J2. Delivery and payment of the cart were filled in as the customer ordered last; once, so that what he takes back stays away. */
export const repeatedChoice = `
alter table cart add column repeated boolean not null default false;
`;
