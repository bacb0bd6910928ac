/** The second factor of an employee's personal key: codes by time (TOTP, RFC 6238). */
export const staffTotp = `
create table staff_totp (
  member_id bigint primary key references staff_member,
  -- The secret, sealed with the secret of the server.
  sealed bytea not null,
  -- Null until a first code has shown that the employee's app has it.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: neither it nor an earlier one is accepted again.
  last_step bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
`;
