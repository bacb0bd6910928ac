/** Log-ins of employees in the application for staff, apart from those of customers. `hash`: of the cookie's value. */
export const staffSessions = `
create table staff_session (
  hash bytea primary key,
  member_id bigint not null references staff_member,
  started_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index on staff_session (member_id);
create index on staff_session (started_at);
`;
