/**
 * The contents of sent e-mails about orders, without the keys of their links, as long as the outbox
 * has the e-mail. `data`: to send it again.
 */
export const sentEmails = `
create table sent_email (
  outbox_id bigint primary key,
  order_id uuid not null,
  subject text not null,
  html text not null,
  plain text not null,
  attachments text[] not null,
  data jsonb not null,
  sent_at timestamptz not null default now()
);
create index on sent_email (sent_at);
create index on sent_email (order_id, outbox_id);
`;
