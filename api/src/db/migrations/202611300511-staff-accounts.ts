/** Which account at the company's issuer (OpenID Connect) logs an employee in. */
export const staffAccounts = `
create table staff_account (
  member_id bigint primary key references staff_member,
  -- Finds the employee at the first log-in only: companies give addresses to others later.
  email text not null,
  -- From the first log-in on, the account itself.
  issuer text,
  subject text,
  check ((issuer is null) = (subject is null))
);
create unique index on staff_account (lower(email));
create unique index on staff_account (issuer, subject);
`;
