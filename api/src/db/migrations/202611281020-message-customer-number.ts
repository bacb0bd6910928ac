/** H11. The customer number that a sender may give with a message. */
export const messageCustomerNumber = `
alter table contact_message add column customer_number text not null default '' check (customer_number ~ '^([0-9]{8})?$');
`;
