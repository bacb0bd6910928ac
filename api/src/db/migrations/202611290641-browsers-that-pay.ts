/** Whether somebody has shown in this browser that they are the customer who pays with a saved means. Log-ins begin without it. */
export const browsersThatPay = `
  alter table session add column pays_saved boolean not null default false;
`;
