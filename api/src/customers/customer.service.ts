import type { Customer, CustomerFields } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { Refusal } from '../http/refusal.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import type { Owner, Visitor } from '../http/visitor.ts';
import { findCustomer } from '../shop/customer.repository.ts';
import { checkCustomer, customerOf, needsPhone } from '../shop/customer.ts';
import { rememberVisitor } from '../shop/open-cart.repository.ts';
import { saveCustomer } from './customer.repository.ts';

/** K10. `null` while the visitor has said nothing of himself. */
export async function readCustomerOf(
  { db, secret }: Deps,
  { idHash, country }: Pick<Visitor, 'idHash' | 'country'>,
): Promise<Customer | null> {
  const known = idHash ? await findCustomer(db, { idHash, country }) : undefined;
  return known ? customerOf(known, secret) : null;
}

/** K9, K10. What does not fit the country's rules is refused, field by field, and nothing is saved. */
export async function editCustomerOf(deps: Deps, owner: Owner, fields: CustomerFields): Promise<Customer> {
  const shop = deps.settings.of(owner.country);
  const { shipping } = await deps.basketOf(owner);
  const checked = checkCustomer(fields, shop, needsPhone(shop, shipping));
  if (checked.issues) {
    throw new Refusal('validation', { validation: fieldErrorsOf(owner.country, checked.issues, 'customer') });
  }
  const known = await deps.db.transaction().execute(async (trx) => {
    const sessionId = await rememberVisitor(trx, owner.idHash);
    await saveCustomer(trx, sessionId, owner, checked.fields);
    return findCustomer(trx, owner);
  });
  if (!known) throw new Error('The customer just saved is not there');
  return customerOf(known, deps.secret);
}
