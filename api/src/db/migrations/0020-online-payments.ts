export const onlinePayments = `
alter table payment
  drop constraint payment_state_check,
  add constraint payment_state_check check (state in
    ('new', 'started', 'pending', 'waiting-capture', 'paid', 'failed', 'cancelled', 'expired', 'refunding', 'refunded')),
  add column failure text,
  -- Until then the buyer may pay; then it is cancelled at the provider.
  add column expires_at timestamptz not null default now(),
  -- The request that speaks to the provider has it until then.
  add column claimed_until timestamptz,
  -- When the provider is asked if it has not said anything.
  add column check_at timestamptz not null default now();
create index payment_check on payment (check_at) where state in ('new', 'started', 'pending', 'waiting-capture', 'refunding');
create index on payment_notice (received_at);

-- M9. Proofs of work that were used, until they expire by themselves.
create table bot_proof (
  signature text primary key,
  expires_at timestamptz not null
);
create index on bot_proof (expires_at);
`;
