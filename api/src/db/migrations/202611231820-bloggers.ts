/** P10. What a person of the shop decides of a blogger, and the discount code of his readers. */
export const bloggers = `
alter table blogger
  add column sent_at timestamptz not null default now(),
  add column decided_at timestamptz,
  -- Why he is held.
  add column reason text,
  -- Address of the shop that he saw, for links in e-mails.
  add column origin text not null default '',
  -- Of the text on personal data that he agreed to.
  add column privacy_version text not null default '',
  add column code_id bigint references discount_code on delete set null;
create index on blogger (status, sent_at);
`;
