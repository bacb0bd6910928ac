/** P5. How often the bank cancelled a refund after it had accepted it: each request after that has an id of its own. */
export const cancelledRefunds = `
alter table refund add column cancellations int not null default 0;
`;
