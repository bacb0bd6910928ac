/** P5. A refund that the bank has accepted and not sent yet; `provider_id` is then the bank's own id of it. */
export const refundsUnderWay = `
  alter table refund add column accepted_at timestamptz;
`;
