/** I9. What is bought later is the visitor's or, once he has an account, the customer's; each variant once. */
export const savedItems = `
alter table saved_item
  add check (num_nonnulls(session_id, customer_id) = 1),
  add check (quantity between 1 and 20),
  add unique nulls not distinct (session_id, customer_id, country, variant_id);
create index on saved_item (saved_at);
`;
