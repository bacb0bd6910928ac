/** P16. Messages to the shop. Their e-mails are made of them. No version has used the table of this name that was here before. */
export const contactMessages = `
drop table contact_message;
create table contact_message (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- Of the request: repeated, it is the same message.
  key text not null unique,
  request_digest bytea not null,
  country text not null references country,
  topic text not null,
  order_number text not null,
  name text not null,
  email text not null,
  -- By which messages of one address are counted.
  email_key text not null,
  message text not null,
  answer_by date not null,
  origin text not null,
  received_at timestamptz not null
);
create index on contact_message (email_key, received_at);
create index on contact_message (received_at);
`;
