/**
 * Passkeys of employees, for the host of the staff only. `staff_challenge`: what a key has to sign, once; with `member_id` for making a key,
 * without it for using one.
 */
export const staffPasskeys = `
create table staff_passkey (
  id bigint generated always as identity primary key,
  member_id bigint not null references staff_member,
  credential_id text not null unique,
  rp_id text not null,
  public_key bytea not null,
  -- Of the authenticator; 0 if it does not count.
  sign_count bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on staff_passkey (member_id);

create table staff_challenge (
  hash bytea primary key,
  member_id bigint references staff_member,
  expires_at timestamptz not null
);
create index on staff_challenge (expires_at);
create index on staff_challenge (member_id);
`;
