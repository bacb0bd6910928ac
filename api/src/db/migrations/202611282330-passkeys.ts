/**
 * K7, P8. `passkey`: WebAuthn credentials of customers. `rp_id`: the host for which a key was made, and for which alone it works.
 * `passkey_challenge`: what a key has to sign, once, for the browser whose session id has this hash. `confirmed_at` of a session: when its
 * customer last confirmed that it is them.
 */
export const passkeys = `
create table passkey (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  credential_id text not null unique,
  rp_id text not null,
  public_key bytea not null,
  -- Of the authenticator; 0 if it does not count.
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on passkey (customer_id);

create table passkey_challenge (
  hash bytea primary key,
  session_hash bytea not null,
  -- Null: for using a key; otherwise for making one.
  customer_id uuid references customer on delete cascade,
  expires_at timestamptz not null
);
create index on passkey_challenge (expires_at);
create index on passkey_challenge (customer_id);

alter table session add column confirmed_at timestamptz;
`;
