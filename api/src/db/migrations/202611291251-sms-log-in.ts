/**
 * Codes by SMS. `sms_number`: the number of an account that was confirmed for them, or the code that confirms it while `confirmed_at` is null.
 * `by_sms`: the code was sent by SMS; the session was logged in by such a code, which is no confirmation of the person.
 */
export const smsLogIn = `
alter table log_in_code add column by_sms boolean not null default false;

alter table session add column by_sms boolean not null default false;

create table sms_number (
  customer_id uuid primary key references customer on delete cascade,
  phone text not null,
  code_hash bytea,
  expires_at timestamptz,
  tries int not null default 0,
  confirmed_at timestamptz
);
`;
