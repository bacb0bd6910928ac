/**
 * An invoice still never changes, but may be deleted when no country of the shop has to keep it any longer: the shortest period of
 * `clean-up/periods.ts`. Which one counts for its country is decided there.
 */
export const expiredInvoices = `
create or replace function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.pdf is null and (to_jsonb(new) - 'pdf') = (to_jsonb(old) - 'pdf') then return new; end if;
  if tg_op = 'DELETE' and old.issued_at < now() - interval '1825 days' then return old; end if;
  raise exception 'An invoice that was issued does not change';
end
$$;
`;
