import { logIn } from '@odeta/contracts';
import { meetCustomer, PASSWORD } from '../../testing/people/account.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';
import { showEmails } from './migrations/202611280735-visible-emails.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An account as it was stored before. */
async function store(address: string, email: string) {
  await meetCustomer(shop, 'sk', { email: address });
  await shop.db
    .updateTable('customer')
    .set({ email, emailKey: email.toLowerCase() })
    .where('email', '=', address)
    .execute();
}

const emails = async () =>
  (
    await shop.db
      .selectFrom('customer')
      .select('email')
      .where('passwordHash', 'is not', null)
      .orderBy('email')
      .execute()
  ).map(({ email }) => email);

test('addresses that were stored with something invisible or with letters in their domain are those that e-mails reach, and log in (K6, H12)', async () => {
  await store('one@example.sk', 'Jana@\u200bexample.sk');
  await store('two@example.sk', 'jana@žilina.sk');
  await store('three@example.sk', 'eva@example.sk');
  await store('four@example.sk', 'eva@exam\u00adple.sk');

  await showEmails(shop.db as never);

  expect(await emails()).toEqual(['Jana@example.sk', 'eva@example.sk', 'eva@example.sk', 'jana@xn--ilina-tib.sk']);
  for (const email of ['jana@example.sk', 'jana@ŽILINA.sk', 'jana@xn--ilina-tib.sk', 'eva@example.sk']) {
    const visitor = await startSession(shop.app, 'sk');
    expect([email, (await visitor.send(logIn, { email, password: PASSWORD, rememberMe: false })).status]).toEqual([
      email,
      200,
    ]);
  }
});
