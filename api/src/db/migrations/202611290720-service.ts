/**
 * The role of service, and the append-only record of what employees do and read. `subject`: the number of an order or a customer; the record
 * has no other data of theirs, because it outlives them.
 */
export const service = `
alter table staff_member drop constraint staff_member_role_check;
alter table staff_member add constraint staff_member_role_check
  check (role in ('service', 'editor', 'merchandiser', 'owner')) not valid;

create table staff_act (
  id bigint generated always as identity primary key,
  member_id bigint not null references staff_member,
  act text not null,
  subject text not null,
  reason text not null,
  acted_at timestamptz not null
);
create index on staff_act (subject, id);
create index on staff_act (member_id, id);
create function keep_staff_act() returns trigger language plpgsql as $$
begin
  raise exception 'The record of what employees do does not change';
end $$;
create trigger keep_staff_act before update or delete on staff_act for each row execute function keep_staff_act();

-- As foldAccents of the contracts: names are typed with and without accents.
create function fold_accents(text) returns text language sql immutable parallel safe return
  translate(regexp_replace(normalize(lower($1), NFD), '[\\u0300-\\u036f]', '', 'g'), 'łđ', 'ld');
`;

/** What orders are found by: each condition of the search has one. */
export const serviceIndexes = {
  withoutTransaction: [
    'alter table staff_member validate constraint staff_member_role_check',
    'drop index concurrently if exists shop_order_service_email',
    'create index concurrently shop_order_service_email on shop_order (lower(email), placed_at)',
    'drop index concurrently if exists shop_order_service_name',
    `create index concurrently shop_order_service_name on shop_order (fold_accents(bill_to ->> 'lastName') text_pattern_ops)`,
    'drop index concurrently if exists shop_order_service_phone',
    `create index concurrently shop_order_service_phone on shop_order
      (right(regexp_replace(bill_to ->> 'mobilePhone', '\\D', '', 'g'), 9))`,
    'drop index concurrently if exists order_item_service_article',
    'create index concurrently order_item_service_article on order_item (catalog_number, order_id)',
    'drop index concurrently if exists outbox_order',
    "create index concurrently outbox_order on outbox ((data ->> 'orderId'))",
  ],
};
