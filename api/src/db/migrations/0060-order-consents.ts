/**
 * L4: consents count from the moment their order is placed; until then they wait in the order. D10: what a newsletter consent of
 * an order starts is sent by whichever instance comes first, and tried again when the mail server did not take it.
 */
export const orderConsents = `
alter table shop_order add column pending_consents jsonb;

update shop_order o set pending_consents = (
  select jsonb_build_object('origin', '', 'given', jsonb_agg(jsonb_build_object('type', c.type, 'text_version', c.text_version)))
  from (select distinct on (type) type, text_version from consent where order_id = o.id order by type, id desc) c
)
where o.state = 'awaiting-payment' and exists (select from consent where order_id = o.id);

delete from consent c using shop_order o where o.id = c.order_id and o.state in ('awaiting-payment', 'cancelled');

create table newsletter_request (
  order_id uuid primary key references shop_order on delete cascade,
  country text not null references country,
  email text not null,
  -- Address of the shop that the buyer saw, for the link of the e-mail.
  origin text not null,
  due_at timestamptz not null default now()
);
create index on newsletter_request (due_at);
`;
