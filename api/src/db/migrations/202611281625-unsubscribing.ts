/**
 * Who has left a mailing list in one press. Kept after the account is deleted, so that nobody writes to them again; therefore with a keyed
 * hash of the address instead of the address.
 */
export const unsubscribing = `
  create table email_suppression (
    country text not null references country,
    list text not null,
    email_hash bytea not null,
    left_at timestamptz not null,
    -- What ended with it, for undoing: whether a subscription was active, and the ids of stock notices.
    was_subscribed boolean not null default false,
    notices bigint[] not null default '{}',
    primary key (country, list, email_hash)
  );
`;
