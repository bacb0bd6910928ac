/** K7: attempts to log in are counted where every process sees them. K7, I9: the browsers of a customer share one cart. */
export const accounts = `
-- A browser of a logged-in customer keeps cart and lists with the customer's home, any other with itself.
alter table session
  add column home_id bigint references session on delete set null,
  add column owner_id bigint generated always as (coalesce(home_id, id)) stored,
  -- Seconds after which a visitor who does nothing is forgotten.
  add column lifetime int not null default 5184000;
create index on session (home_id);

create table attempt (
  key bytea primary key,
  count int not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index on attempt (last_at);

create sequence customer_number minvalue 20000001 maxvalue 99999999;

-- An address for one order is kept out of the address book.
alter table address add column one_time boolean not null default false;
create unique index address_one_time on address (customer_id) where one_time;
`;
