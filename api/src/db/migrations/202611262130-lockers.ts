/** N1. What an e-mail says about collecting a parcel: whether it is in a locker, and how many days the carrier keeps it. */
export const lockers = `
alter table shipping_method add column locker boolean not null default false;
alter table shipping_method add column keep_days int check (keep_days > 0);
`;
