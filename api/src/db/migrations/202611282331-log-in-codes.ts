/**
 * K7, P8. The latest code that a browser, whose session id has this hash, asked for. Also for an e-mail without an account (no customer),
 * so that attempts end alike. `hash` is keyed.
 */
export const logInCodes = `
create table log_in_code (
  session_hash bytea primary key,
  country text not null references country,
  email_key text not null,
  customer_id uuid references customer on delete cascade,
  hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index on log_in_code (expires_at);
create index on log_in_code (customer_id);
`;
