/** Whether a measured visitor had to wait for the version: a fact about the line, which no budget judges. */
export const lateVisits = `
alter table canary_visit add column late boolean not null default false;
`;
