/**
 * I6. Public holidays come from a library: data has only what differs. `holidays` is read by the release before and can be dropped
 * after this one. A carrier may be later or earlier at the door of the warehouse than the others.
 */
export const deliveryCalendar = `
alter table country add column closed_days text[] not null default '{}';
alter table country add column open_days text[] not null default '{}';
alter table shipping_method add column dispatch_until int check (dispatch_until between 0 and 24);
`;
