/** Which process has a payment (`db/presence.ts`): one that has died has it no more, whatever `claimed_until` says. */
export const paymentClaims = `
alter table payment add column claimed_by integer;
`;
