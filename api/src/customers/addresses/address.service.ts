import {
  type AnswerOf,
  BILLING_ADDRESS,
  type chooseShippingAddress,
  type createShippingAddress,
  type PayloadOf,
} from '@odeta/contracts';
import { summaryOf } from '../../carts/cart-answer.ts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { openCart, saveSession } from '../../carts/open-cart.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { totalsOf } from '../../pricing/totals.ts';
import { isDelivered } from '../../settings/deliverable.ts';
import { ensureCustomer } from '../customer.repository.ts';
import { findAddresses, findAddressRow, insertAddress, saveDestination } from './address.repository.ts';
import { checkedAddress } from './checked-address.ts';

/** Throws an `ApiError` for an address of another customer. */
export async function chooseAddress(
  deps: CartDeps,
  session: KnownSession,
  { shippingAddressId, shippingPostcode }: PayloadOf<typeof chooseShippingAddress>,
): Promise<AnswerOf<typeof chooseShippingAddress>> {
  const id = shippingAddressId === BILLING_ADDRESS ? null : shippingAddressId;
  const row = id === null ? null : await findAddressRow(deps.db, session, id);
  if (row === undefined) {
    const text = textFor(session.country, 'unknown-address');
    throw new ApiError('unknown-address', { validation: { 'shippingAddress.shippingAddressId': [text] } });
  }
  const shippingPostCode = row?.postCode ?? shippingPostcode;
  await deps.db.transaction().execute(async (trx) => {
    const cartId = await openCart(trx, await saveSession(trx, session.idHash), session.country);
    await saveDestination(trx, cartId, { addressId: row?.rowId ?? null, shippingPostCode });
  });
  return { shippingAddressId: id, ...(await whatItCosts(deps, session, shippingPostCode)) };
}

/** Throws an `ApiError` with the errors of the fields, and then saves nothing. */
export async function createAddress(
  deps: CartDeps,
  session: KnownSession,
  { shipping: _, keep, ...given }: PayloadOf<typeof createShippingAddress>,
): Promise<AnswerOf<typeof createShippingAddress>> {
  const address = checkedAddress(deps, session.country, given);
  await deps.db.transaction().execute(async (trx) => {
    const sessionId = await saveSession(trx, session.idHash);
    const customerId = await ensureCustomer(trx, session);
    const addressId = await insertAddress(trx, customerId, { ...address, keep });
    const cartId = await openCart(trx, sessionId, session.country);
    await saveDestination(trx, cartId, { addressId, shippingPostCode: address.postCode });
  });
  const addresses = await findAddresses(deps.db, session);
  return {
    shippingAddress: addresses,
    shippingAddressId: addresses.find(({ chosen }) => chosen)?.id ?? null,
    ...(await whatItCosts(deps, session, address.postCode)),
  };
}

async function whatItCosts(deps: CartDeps, session: KnownSession, postCode: string) {
  const shop = deps.settings.of(session.country);
  const totals = totalsOf(await deps.cartOf(session), shop);
  return {
    postcode: postCode === '' || isDelivered(session.country, postCode),
    summary: summaryOf(totals.summary, shop),
  };
}
