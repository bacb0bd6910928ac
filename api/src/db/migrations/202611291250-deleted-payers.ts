/**
 * Customers whose account was deleted and for whom the payment provider may still keep means of payment; a row ends when they are removed.
 */
export const deletedPayers = `
create table deleted_payer (
  customer_id uuid primary key,
  country text not null references country,
  email text not null,
  attempts int not null default 0,
  deleted_at timestamptz not null default now(),
  next_at timestamptz not null default now()
);
`;
