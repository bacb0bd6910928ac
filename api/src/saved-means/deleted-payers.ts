import type { CartDeps } from '../carts/cart-deps.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { type PayingCustomer, ProviderFailure } from '../payments/provider.ts';
import { type DeletedPayer, forgetDeletedPayer, takeDeletedPayer } from './deleted-payer.repository.ts';
import { payingCustomer } from './saved-means.service.ts';

type Deps = Pick<CartDeps, 'secret'> & Pick<PaymentDeps, 'db' | 'provider'>;

interface Run {
  onError: (cause: unknown) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Removes what the payment provider keeps for customers whose account was deleted. What fails is tried again later. Several instances may do
 * so at once.
 */
export async function removeMeansOfDeleted(deps: Deps, { onError, signal }: Run): Promise<void> {
  while (!signal?.aborted) {
    const payer = await takeDeletedPayer(deps.db);
    if (!payer) return;
    await removeOf(deps, payer).catch((cause) => onError(cause));
  }
}

async function removeOf({ db, secret, provider }: Deps, payer: DeletedPayer) {
  const customer = payingCustomer(secret, payer);
  try {
    if (provider.means?.offers(customer.country)) await removeAll(provider.means, customer);
  } catch (error) {
    if (!(error instanceof ProviderFailure && payer.isLast)) throw error;
    await forgetDeletedPayer(db, payer.id);
    throw new Error(`Saved means of ${customer.reference} (${customer.country}) have to be removed by hand`, {
      cause: error,
    });
  }
  await forgetDeletedPayer(db, payer.id);
}

async function removeAll(keeper: NonNullable<PaymentDeps['provider']['means']>, customer: PayingCustomer) {
  for (const { token } of await keeper.list(customer)) await keeper.remove(customer, token);
}
