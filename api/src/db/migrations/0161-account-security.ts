/** P8, P17: where a customer is logged in, and whether his e-mail is known to be his. */
export const accountSecurity = `
alter table customer add column email_confirmed_at timestamptz;

alter table session
  -- Browser and system, of log-ins.
  add column device text not null default '',
  add column logged_in_at timestamptz;

create index on one_time_token (expires_at);
create index on one_time_token (customer_id, kind);
`;
