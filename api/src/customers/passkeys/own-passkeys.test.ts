import {
  addPasskey,
  confirmByPasskey,
  prepareNewPasskey,
  readPasskeys,
  removePasskey,
  renamePasskey,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../../testing/people/account.ts';
import { Authenticator } from '../../../testing/people/authenticator.ts';
import { makeKey, meetKeyHolder, optionsFor } from '../../../testing/people/passkeys.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, outbox, attempt, passkey, passkey_challenge cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const email = 'jana@example.sk';
const forget = () => sql`update session set logged_in_at = now() - interval '11 minutes'`.execute(shop.db);

test('making a key needs a recent log-in or confirmation, by a key of the same customer (P8)', async () => {
  const { jana, key } = await meetKeyHolder(shop, email);
  const foreign = new Authenticator();
  await makeKey(await meetCustomer(shop, 'sk', { email: 'other@example.sk' }), foreign);
  await forget();
  const confirm = async (used: Authenticator) =>
    jana.send(confirmByPasskey, { credential: used.get(await optionsFor(jana)) });
  const prepare = async () => (await jana.send(prepareNewPasskey, {})).status;

  expect(await prepare()).toBe(403);
  expect((await confirm(foreign)).problem.code).toBe('passkey-refused');
  expect(await prepare()).toBe(403);
  expect((await confirm(key)).status).toBe(200);
  expect(await prepare()).toBe(200);
});

test('a made key is refused for another origin, unverified, in another browser, twice, and for another customer (P8)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email });
  const other = await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
  const key = new Authenticator();
  const { options } = (await other.send(prepareNewPasskey, {})).body;
  const made = key.create(options);

  const answers = [
    await makeKey(jana, key, { origin: 'https://example.com' }),
    await makeKey(jana, key, { isUnverified: true }),
    await makeKey(jana, key, { rpId: 'localhost' }),
    await jana.send(addPasskey, { credential: made }),
    await other.send(addPasskey, { credential: made }),
    await other.send(addPasskey, { credential: made }),
    await makeKey(jana, key),
  ];

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 200, 401, 401]);
  expect((await jana.send(readPasskeys)).body.passkeys).toEqual([]);
});

test('a customer can rename and remove own keys only; removing the last one needs a recent confirmation (P8)', async () => {
  const { jana } = await meetKeyHolder(shop, email);
  await makeKey(jana);
  const other = await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
  const [second, first] = (await jana.send(readPasskeys)).body.passkeys.map(({ id }) => id);
  const [one, two] = [{ id: first ?? '' }, { id: second ?? '' }];

  await other.send(renamePasskey, { ...one, name: 'Mine' });
  await other.send(removePasskey, one);
  expect((await jana.send(renamePasskey, { ...one, name: ' Mobil ' })).body.passkeys.map(({ name }) => name)).toEqual([
    'Safari, iPhone',
    'Mobil',
  ]);
  await forget();
  expect((await jana.send(removePasskey, two)).body.passkeys).toHaveLength(1);
  expect((await jana.send(removePasskey, one)).problem.code).toBe('confirmation-required');
  expect((await jana.send(readPasskeys)).body.passkeys).toHaveLength(1);
});
