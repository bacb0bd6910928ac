import { sql } from 'kysely';
import { meetCustomer } from '../../testing/people/account.ts';
import { openPayingShop, type PayingShop } from '../../testing/servers/paying-shop.ts';
import { meansOf, meetKeeper } from '../../testing/servers/saved-card.ts';
import { deleteDueAccounts } from '../customers/personal-data/delete-due.ts';
import { type PaymentProvider, ProviderFailure } from '../payments/provider.ts';
import { removeMeansOfDeleted } from './deleted-payers.ts';
import { payingCustomer } from './saved-means.service.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(() => sql`truncate deleted_payer`.execute(shop.db));
afterAll(() => shop.close());

const waiting = async () => (await sql<{ email: string }>`select email from deleted_payer`.execute(shop.db)).rows;

async function deleteAccountOf(email: string) {
  const { rows } = await sql<{ id: string }>`
    update customer set deletion_due_at = now() where email = ${email} returning id
  `.execute(shop.db);
  await sql`update shop_order set state = 'cancelled' where customer_id = ${rows[0]?.id}`.execute(shop.db);
  await deleteDueAccounts(shop);
  return payingCustomer(shop.secret, { id: rows[0]?.id ?? '', email, country: 'pl' });
}

const run = (provider: PaymentProvider, failures: unknown[]) =>
  removeMeansOfDeleted({ ...shop, provider }, { onError: (cause) => failures.push(cause) });

/** The test bank while it cannot be reached. */
const away: PaymentProvider = {
  ...{ name: 'away' },
  means: { offers: () => true, list: () => Promise.reject(new ProviderFailure('unknown', 'away')) },
} as unknown as PaymentProvider;

test('after the deletion of an account the provider keeps nothing for the customer, and others keep theirs', async () => {
  const failures: unknown[] = [];
  const other = await meetKeeper(shop, 'stays@example.pl');
  await meetKeeper(shop, 'leaves@example.pl');
  const gone = await deleteAccountOf('leaves@example.pl');
  const { means } = shop.bank.provider;
  expect(await means?.list(gone)).toHaveLength(1);

  await Promise.all([run(shop.bank.provider, failures), run(shop.bank.provider, failures)]);

  expect([failures, await waiting()]).toEqual([[], []]);
  expect(await means?.list(gone)).toEqual([]);
  expect((await meansOf(other)).means).toHaveLength(1);
});

test('a provider that cannot be reached is asked again later, and after a month the e-mail is forgotten with a report', async () => {
  const failures: unknown[] = [];
  await meetKeeper(shop, 'later@example.pl');
  const gone = await deleteAccountOf('later@example.pl');
  await run(away, failures);
  await run(away, failures);
  expect([failures.length, (await waiting()).length]).toEqual([1, 1]);

  await sql`update deleted_payer set next_at = now(), deleted_at = now() - interval '31 days'`.execute(shop.db);
  await run(away, failures);

  expect(await waiting()).toEqual([]);
  expect(String(failures[1])).toContain(`${gone.reference} (pl) have to be removed by hand`);
});

test('nothing is stored about a customer who has never paid online', async () => {
  await meetCustomer(shop, 'pl', { email: 'never@example.pl' });

  await deleteAccountOf('never@example.pl');

  expect(await waiting()).toEqual([]);
});
