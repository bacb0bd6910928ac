import type { AnswerOf, BookAddress, PayloadOf, readAddressBook, saveBookAddress } from '@odeta/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession, Session } from '../../http/session.ts';
import { requireAccount } from '../accounts/require-account.ts';
import {
  type BookRow,
  deleteBookAddress,
  findBook,
  insertBookAddress,
  isSameAddress,
  lockBook,
  MOST_ADDRESSES,
  saveDefault,
  updateBookAddress,
} from './address-book.repository.ts';
import { checkedAddress } from './checked-address.ts';

type Deps = Pick<CartDeps, 'db' | 'settings'>;
interface Book {
  addresses: BookAddress[];
}

export async function bookOf({ db, settings }: Deps, session: Session): Promise<AnswerOf<typeof readAddressBook>> {
  const { id } = await requireAccount(db, session);
  return {
    ...(await readBook(db, id)),
    most: MOST_ADDRESSES,
    validationPatterns: settings.of(session.country).patterns,
  };
}

/** Throws an `ApiError` when the address violates the country's rules, exists already, or the address book is full. */
export async function saveAddressOf(
  deps: Deps,
  session: KnownSession,
  { id, isDefault, ...given }: PayloadOf<typeof saveBookAddress>,
): Promise<Book> {
  const { db } = deps;
  const { id: customerId } = await requireAccount(db, session);
  const fields = checkedAddress(deps, session.country, given);
  await db.transaction().execute(async (trx) => {
    const book = await lockBook(trx, customerId);
    const before = id === undefined ? undefined : requireAddress(book, id);
    if (book.some((address) => address !== before && isSameAddress(address, fields))) {
      throw new ApiError('address-known');
    }
    const savedId = before ? before.id : await addTo(trx, book, { customerId, fields });
    if (before) await updateBookAddress(trx, before.id, fields);
    if (isDefault) await saveDefault(trx, customerId, savedId);
    else if (before?.isDefault) await saveDefault(trx, customerId, null);
  });
  return readBook(db, customerId);
}

export async function deleteAddressOf({ db }: Deps, session: KnownSession, id: string): Promise<Book> {
  const { id: customerId } = await requireAccount(db, session);
  await db.transaction().execute((trx) => deleteBookAddress(trx, customerId, id));
  return readBook(db, customerId);
}

export async function chooseDefaultOf({ db }: Deps, session: KnownSession, id: string | null): Promise<Book> {
  const { id: customerId } = await requireAccount(db, session);
  await db.transaction().execute(async (trx) => {
    const book = await lockBook(trx, customerId);
    await saveDefault(trx, customerId, id === null ? null : requireAddress(book, id).id);
  });
  return readBook(db, customerId);
}

async function addTo(
  trx: Transaction<Database>,
  book: readonly BookRow[],
  { customerId, fields }: { customerId: string; fields: Parameters<typeof insertBookAddress>[2] },
) {
  if (book.length >= MOST_ADDRESSES) throw new ApiError('address-book-full', { parameters: { count: MOST_ADDRESSES } });
  return insertBookAddress(trx, customerId, fields);
}

/** Finds only the customer's own addresses. */
function requireAddress(book: readonly BookRow[], id: string): BookRow {
  const found = book.find((address) => String(address.id) === id);
  if (!found) throw new ApiError('unknown-address');
  return found;
}

async function readBook(db: Kysely<Database>, customerId: string): Promise<Book> {
  const rows = await findBook(db, customerId);
  return { addresses: rows.map(({ id, ...address }) => ({ ...address, id: String(id) })) };
}
