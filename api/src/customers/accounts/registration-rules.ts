import type { BodyOf, readCustomer } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Session } from '../../http/session.ts';
import { hasOrderedAsGuest } from './account.repository.ts';

/** K8. What the form needs to check a registration as `registerWith` does. */
export async function registrationRulesOf(
  { db, settings }: CartDeps,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<NonNullable<BodyOf<typeof readCustomer>['registration']>> {
  const { patterns: validationPatterns, emailExceptions } = settings.of(country);
  const hasOrdered = idHash ? await hasOrderedAsGuest(db, { idHash, country }) : false;
  return { validationPatterns, emailExceptions, hasOrdered };
}
