import { requestPasswordReset, resetPassword } from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../../testing/people/account.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

const NEW = 'Nove-Heslo-77';
const email = 'jana@example.sk';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a password that was reset ends the lock after wrong ones, for other browsers of the customer, too (P17, K7)', async () => {
  await meetCustomer(shop, 'sk', { email });
  const jana = await startSession(shop.app, 'sk');
  const logIn = async (client: TestClient, password: string) =>
    (await logInAs(client, { email, password })).problem.code;
  for (let time = 0; time < 6; time += 1) {
    await logIn(jana, 'Zle-Heslo-1');
    await sql`update attempt set blocked_until = now() where count < 6`.execute(shop.db);
  }
  expect(await logIn(jana, 'Zle-Heslo-1')).toBe('login-blocked');
  await jana.send(requestPasswordReset, { email, from: 'account' });

  await jana.send(resetPassword, { token: await lastToken(), password: NEW });

  expect((await logInAs(await startSession(shop.app, 'sk'), { email, password: NEW })).status).toBe(200);
});

async function lastToken() {
  const { data } = await shop.db
    .selectFrom('outbox')
    .select('data')
    .where('kind', '=', 'password-reset')
    .executeTakeFirstOrThrow();
  return data.token ?? '';
}
