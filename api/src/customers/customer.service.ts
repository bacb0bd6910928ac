import type { Customer, CustomerFields, FieldErrors } from '@odeta/contracts';
import { hasPlace, placeOf } from '@odeta/validation';
import type { CartDeps } from '../carts/cart-deps.ts';
import { saveSession } from '../carts/open-cart.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import { type CustomerRow, findCustomer, saveCustomer } from './customer.repository.ts';
import { checkCustomer, customerOf, groupOf, needsPhone } from './customer.ts';
import { isSameField } from './is-same-field.ts';

/** `null` for a visitor without data. */
export async function readCustomerOf(
  { db, secret }: CartDeps,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<Customer | null> {
  const known = idHash ? await findCustomer(db, { idHash, country }) : undefined;
  return known ? customerOf(known, secret) : null;
}

/** Throws an `ApiError` with the errors of the fields, and then saves nothing. */
export async function editCustomerOf(deps: CartDeps, session: KnownSession, given: CustomerFields): Promise<Customer> {
  const shop = deps.settings.of(session.country);
  const [{ shipping }, before] = await Promise.all([deps.cartOf(session), findCustomer(deps.db, session)]);
  const fields = before?.hasAccount && given.birthday === '' ? { ...given, birthday: before.birthday } : given;
  const phoneRequired = needsPhone(shop, shipping);
  // An address that was begun has to be completed. Whether an order needs one is decided with the order.
  const isAddressOptional = groupOf(shop, shipping) !== 'address' && !hasPlace(fields);
  const checked = checkCustomer(fields, shop, { phoneRequired, known: before, isAddressOptional, today: deps.now });
  const validation = {
    ...fieldErrorsOf(session.country, checked.issues ?? [], 'customer'),
    ...(before && checked.fields ? fixedFields(before, checked.fields, session) : {}),
  };
  if (!checked.fields || Object.keys(validation).length > 0) throw new ApiError('validation', { validation });

  const known = await deps.db.transaction().execute(async (trx) => {
    await saveSession(trx, session.idHash);
    // What is known of where they live stays.
    const known = before && !hasPlace(checked.fields) ? { ...checked.fields, ...placeOf(before) } : checked.fields;
    await saveCustomer(trx, session, known);
    return findCustomer(trx, session);
  });
  if (!known) throw new Error('The customer just saved is not there');
  return customerOf(known, deps.secret);
}

/** Fields that cannot be changed here: the e-mail of an account, and the name and birth date of an authorised customer. */
function fixedFields(before: CustomerRow, fields: CustomerFields, { country }: KnownSession): FieldErrors {
  const fixed: [keyof CustomerFields, string][] = [];
  if (before.hasAccount) fixed.push(['email', 'email-of-account']);
  if (before.isAuthorized) {
    for (const name of ['firstName', 'lastName', 'familyName', 'birthday'] as const)
      fixed.push([name, 'customer-service']);
  }
  const changed = fixed.filter(
    ([name]) => before[name] !== '' && !isSameField(country, name, before[name], fields[name]),
  );
  return Object.fromEntries(changed.map(([name, text]) => [`customer.${name}`, [textFor(country, text)]]));
}
