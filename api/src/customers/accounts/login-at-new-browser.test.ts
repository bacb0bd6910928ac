import { requestPasswordReset, resetPassword } from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../../testing/people/account.ts';
import { prove, shown } from '../../../testing/people/prover.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

const OWNER_ADDRESS = '203.0.113.7';
const email = 'owner@example.sk';
const wrong = { email, password: 'Wrong-2026' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { BOT_PROTECTION: true, BOT_CHALLENGE_COST: 1 } });
  await meetCustomer(shop, 'sk', { email });
});
afterAll(() => shop.close());
afterEach(() => sql`delete from attempt`.execute(shop.db));

async function browserAt(address: string): Promise<TestClient> {
  const client = await startSession(shop.app);
  client.address = address;
  return client;
}

/** Every wait of the limits without a proof is over, but not one of those with a proof. */
const passTime = () =>
  sql`update attempt set blocked_until = now() where blocked_until < now() + interval '14 minutes'`.execute(shop.db);

/** Wrong passwords of a stranger, each from an address of its own, until the e-mail is blocked for all addresses. */
async function besiege() {
  for (let attempt = 1; attempt <= 15; attempt += 1) {
    await logInAs(await browserAt(`192.0.2.${attempt}`), wrong);
    if (attempt < 15) await passTime();
  }
}

/** Wrong passwords of a stranger in the owner's own network, until it is blocked. */
async function blockNetwork() {
  const stranger = await browserAt(OWNER_ADDRESS);
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await logInAs(stranger, wrong);
    if (attempt < 6) await passTime();
  }
}

const logInWithProof = async (client: TestClient, input = { email }) =>
  logInAs(client, input, shown(await prove(client)));

test.each([
  ['from many networks', besiege],
  ['from the owner’s network', blockNetwork],
])(
  'failures of a stranger %s do not lock out the owner at a new browser that solves a challenge (K7)',
  async (_, attack) => {
    await attack();
    const owner = await browserAt(OWNER_ADDRESS);

    const { status, problem } = await logInAs(owner, { email });
    const proven = await logInWithProof(owner);

    expect([status, problem.code, problem.body.proofSiteKey]).toEqual([429, 'login-blocked', null]);
    expect(proven.status).toBe(200);
  },
);

test('a proof allows one attempt, and the attempts with proofs have limits of their own (K7)', async () => {
  await blockNetwork();
  const stranger = await browserAt(OWNER_ADDRESS);
  const proof = shown(await prove(stranger));

  const first = await logInAs(stranger, wrong, proof);
  const replayed = await logInAs(stranger, wrong, proof);
  const others: (readonly [number, unknown])[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { status, problem } = await logInWithProof(stranger, wrong);
    others.push([status, problem.body.proofSiteKey]);
  }

  expect([first.status, replayed.problem.code]).toEqual([401, 'bot-protection']);
  expect(others.slice(0, 8)).toEqual(Array(8).fill([401, undefined]));
  expect(others.slice(8)).toEqual(Array(2).fill([429, undefined]));
});

test('an owner who is blocked even with a proof logs in after setting a new password by e-mail, in the same browser (K7, P17)', async () => {
  await blockNetwork();
  const stranger = await browserAt(OWNER_ADDRESS);
  for (let attempt = 0; attempt < 10; attempt += 1) await logInWithProof(stranger, wrong);
  const owner = await browserAt(OWNER_ADDRESS);
  const blocked = await logInWithProof(owner);

  await owner.send(requestPasswordReset, { email, from: 'account' }, shown(await prove(owner)));
  const { data } = await shop.db
    .selectFrom('outbox')
    .select('data')
    .where('kind', '=', 'password-reset')
    .executeTakeFirstOrThrow();
  await owner.send(resetPassword, { token: data.token ?? '', password: 'Nove-Heslo-77' });

  expect([blocked.status, blocked.problem.messages[0]?.message]).toEqual([
    429,
    expect.stringContaining('nového hesla cez odkaz v e-maile'),
  ]);
  expect((await logInAs(owner, { email, password: 'Nove-Heslo-77' })).status).toBe(200);
});
