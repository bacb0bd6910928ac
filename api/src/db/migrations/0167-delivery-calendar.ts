/**
 * I6. Public holidays come from a library: data has only what differs. `holidays` is read by the release before and can be dropped
 * after this one. Each carrier may collect parcels from the warehouse at another hour.
 */
export const deliveryCalendar = `
alter table country add column closed_days text[] not null default '{}';
alter table country add column open_days text[] not null default '{}';
alter table shipping_method add column dispatch_until int check (dispatch_until between 0 and 24);
`;
