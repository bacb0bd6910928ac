import type { Transaction } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { findCode, findVoucher } from '../../carts/discount-code.repository.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { codeMessage, codeMessages, type Text } from '../../pricing/discount-answer.ts';
import { ownProblem } from '../../pricing/discount-code.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { insertAddedCode, takeVoucher } from './benefits.repository.ts';

/** Throws an `ApiError` if it could not be used with an order either; another customer's code is reported as unknown. */
export async function keepCodeOf(
  { db, settings, now }: Pick<CartDeps, 'db' | 'settings' | 'now'>,
  session: KnownSession,
  { code, text }: { code: string; text: Text },
): Promise<void> {
  const { id } = await requireAccount(db, session);
  const shop = settings.of(session.country);
  await db.transaction().execute((trx) => keep(trx, { customerId: id, code, shop, text, today: shop.today(now()) }));
}

interface Given {
  customerId: string;
  code: string;
  shop: CountrySettings;
  text: Text;
  /** YYYY-MM-DD */
  today: string;
}

async function keep(trx: Transaction<Database>, { customerId, code: name, shop, text, today }: Given) {
  const on = { country: shop.code, today };
  const code = await findCode(trx, on, name);
  const found = code ?? (await findVoucher(trx, on, name));
  const problem = found && ownProblem(found, customerId);
  if (!found || problem?.reason === 'other-customer') throw codeError('unknown', text(codeMessages.unknown));
  if (problem) throw codeError(problem.reason, codeMessage(problem, { shop, text }));
  if (code) return insertAddedCode(trx, customerId, code.id);
  const isOwn = found.forCustomerId === customerId || (await takeVoucher(trx, customerId, found.id));
  if (!isOwn) throw codeError('unknown', text(codeMessages.unknown));
}

const codeError = (reason: string, words: string) =>
  new ApiError('discount-code', { words, validation: { 'discountCodeForm.code': [words] }, body: { reason } });
