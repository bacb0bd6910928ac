import { createHmac } from 'node:crypto';
import { CONFIRMED_MINUTES, type CountryCode, type SavedMeans } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { CartDeps } from '../carts/cart-deps.ts';
import { requireAccount } from '../customers/accounts/require-account.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession, Session } from '../http/session.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { type MeansKeeper, type NewPayment, type PayingCustomer, ProviderFailure } from '../payments/provider.ts';

type Deps = Pick<CartDeps, 'secret'> & Pick<PaymentDeps, 'db' | 'provider'>;

type Visitor = Pick<Session, 'idHash' | 'country'>;

interface Listed {
  isOffered: boolean;
  means: SavedMeans[];
  needsConfirmation: boolean;
}

const nothing: Listed = { isOffered: false, means: [], needsConfirmation: false };

/** The means that the provider keeps for the customer. Throws `payment-unavailable` if it cannot be reached. */
export async function savedMeansOf(deps: Deps, session: Visitor): Promise<Listed> {
  const customer = await customerOf(deps, session);
  const keeper = keeperIn(deps, customer);
  if (!keeper) return nothing;
  const kept = await orUnavailable(keeper.list(customer));
  return {
    isOffered: true,
    means: kept.map(({ token, method, label, validUntil }) => ({
      ...{ id: idOf(deps, customer, token), payment: method, label, validUntil },
    })),
    needsConfirmation: !(await isKnownBrowser(deps.db, session)),
  };
}

export async function removeSavedMeansOf(deps: Deps, session: KnownSession, id: string): Promise<Listed> {
  const customer = await customerOf(deps, session);
  const keeper = keeperIn(deps, customer);
  if (!keeper) return nothing;
  const kept = await orUnavailable(keeper.list(customer));
  const found = kept.find(({ token }) => idOf(deps, customer, token) === id);
  if (found) await orUnavailable(keeper.remove(customer, found.token));
  return savedMeansOf(deps, session);
}

/**
 * For an order: who pays, and the token of the chosen means, which is read only when the payment is created. Throws before anything is
 * stored if the customer is not logged in, or the browser is new and nobody has confirmed that it is them.
 */
export async function savedMeansFor(
  deps: Deps,
  session: KnownSession,
  id: string | undefined,
): Promise<() => Promise<Pick<NewPayment, 'customer' | 'savedToken'>>> {
  if (id !== undefined) {
    await requireAccount(deps.db, session);
    if (!(await isKnownBrowser(deps.db, session))) throw new ApiError('confirmation-required');
    await sql`update session set pays_saved = true where id_hash = ${session.idHash} and not pays_saved`.execute(
      deps.db,
    );
  }
  return async () => {
    if (!deps.provider.means?.offers(session.country)) return refuseIf(id !== undefined);
    const customer = await customerOf(deps, session).catch(nobodyIfGuest);
    if (customer === null || id === undefined) return { customer };
    const kept = await deps.provider.means.list(customer);
    const found = kept.find(({ token }) => idOf(deps, customer, token) === id);
    return found ? { customer, savedToken: found.token } : refuseIf(true);
  };
}

function nobodyIfGuest(error: unknown): null {
  if (error instanceof ApiError && error.code === 'log-in-required') return null;
  throw error;
}

/** The provider no longer has it: nothing is paid, and the buyer chooses again. */
function refuseIf(isChosen: boolean): { customer: null } {
  if (isChosen) throw new ProviderFailure('refused', 'a saved means that is gone', 'means-gone');
  return { customer: null };
}

async function customerOf({ db, secret }: Deps, session: Visitor): Promise<PayingCustomer> {
  const { id, email } = await requireAccount(db, session);
  return payingCustomer(secret, { id, email, country: session.country });
}

/** As the provider knows a customer. */
export const payingCustomer = (
  secret: string,
  { id, email, country }: { id: string; email: string; country: CountryCode },
): PayingCustomer => ({ reference: digest(secret, `paying-customer:${country}:${id}`), email, country });

const keeperIn = ({ provider }: Deps, { country }: PayingCustomer): MeansKeeper | null =>
  provider.means?.offers(country) ? provider.means : null;

/** The browser gets no token, only this name of it. */
const idOf = ({ secret }: Deps, { reference }: PayingCustomer, token: string) =>
  digest(secret, `saved-means:${reference}:${token}`);

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** Whether the customer was confirmed in this browser, within the last minutes or before an earlier payment. */
async function isKnownBrowser(db: Kysely<Database>, { idHash }: Pick<Visitor, 'idHash'>): Promise<boolean> {
  const { rows } = await sql`
    select from session s where s.id_hash = ${idHash} and s.expires_at > now()
      and (s.pays_saved or s.confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES}::int))
  `.execute(db);
  return rows.length > 0;
}

async function orUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new ApiError('payment-unavailable');
  }
}
