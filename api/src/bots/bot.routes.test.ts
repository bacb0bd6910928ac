import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BOT_PROOF_HEADER, readCheckoutInit } from '@odeta/contracts';
import { signFormProof } from '@odeta/node/form-proof';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { prove, shown } from '../../testing/people/prover.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { createBotChallenges } from './bot-challenge.ts';
import { createRecaptcha } from './recaptcha.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { BOT_PROTECTION: true } });
});
afterAll(() => shop.close());

test('an order with a solved challenge is placed, and the same proof is refused for a second order (M9)', async () => {
  const [buyer, other] = [await prepareBuyer(shop), await prepareBuyer(shop)];
  const proof = shown(await prove(buyer));

  const placed = await order(buyer, {}, proof);
  const again = await order(other, {}, proof);

  expect(placed.status).toBe(200);
  expect([again.status, again.problem.code, again.problem.messages[0]?.message]).toEqual([
    403,
    'bot-protection',
    'Overenie bot-protection zlyhalo. Obnovte stránku.',
  ]);
});

test('the proof that edge gives a form without scripts is accepted, once', async () => {
  const [buyer, other] = [await prepareBuyer(shop), await prepareBuyer(shop)];
  const proof = { [BOT_PROOF_HEADER]: signFormProof(TEST_SECRET) };

  expect((await order(buyer, {}, proof)).status).toBe(200);
  expect((await order(other, {}, proof)).problem.code).toBe('bot-protection');
  expect((await order(other, {}, { [BOT_PROOF_HEADER]: 'form' })).problem.code).toBe('bot-protection');
});

test('a repeated order request needs no proof of its own', async () => {
  const buyer = await prepareBuyer(shop);
  const key = { 'idempotency-key': 'proved' };
  const placed = await order(buyer, {}, { ...key, ...shown(await prove(buyer)) });

  expect((await order(buyer, {}, key)).body).toEqual(placed.body);
});

test('a proof whose order was refused can be used again', async () => {
  const buyer = await prepareBuyer(shop);
  const proof = shown(await prove(buyer));

  const refused = await order(buyer, { total: 1 }, proof);
  const placed = await order(buyer, {}, proof);

  expect([refused.problem.code, placed.status]).toEqual(['total-changed', 200]);
});

test.each([
  ['nothing', () => ({})],
  ['what is no proof', () => shown('abc')],
  [
    'another solution',
    (proof: Awaited<ReturnType<typeof prove>>) =>
      shown({ ...proof, solution: { ...proof.solution, derivedKey: '00' } }),
  ],
  [
    'an easier challenge',
    ({ challenge, solution }: Awaited<ReturnType<typeof prove>>) =>
      shown({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
  ],
])('an order whose proof header contains %s is refused', async (_, headersOf) => {
  const buyer = await prepareBuyer(shop);

  const { problem } = await order(buyer, {}, headersOf(await prove(buyer)));

  expect(problem.code).toBe('bot-protection');
});

test('a challenge that is solved after its expiry is not accepted', async () => {
  const challenges = createBotChallenges(TEST_SECRET, 100);
  const challenge = await challenges.create(new Date(Date.now() - 3_600_000));
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  const text = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

  expect(await challenges.check(text, new Date())).toBeUndefined();
});

test('the checkout returns the reCAPTCHA site key, or null if none is configured', async () => {
  const google = await openTestShop({
    name: 'google',
    config: { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' },
  });

  expect((await (await prepareBuyer(google)).send(readCheckoutInit)).body.recaptcha).toEqual({ siteKey: 'site' });
  expect((await (await prepareBuyer(shop)).send(readCheckoutInit)).body.recaptcha).toEqual({ siteKey: null });
  await google.close();
});

test('reCAPTCHA is called with token, secret and address, and only its positive result is accepted', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => {
      asked.push(text);
      const isPerson = text.includes('response=person');
      response.end(JSON.stringify({ success: !text.includes('response=wrong'), score: isPerson ? 0.9 : 0.1 }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const recaptcha = createRecaptcha(
    'secret',
    () => new Date(),
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );

  expect(await recaptcha.check('person', '1.2.3.4')).toMatchObject({ signature: expect.any(String) });
  expect(await recaptcha.check('robot', '1.2.3.4')).toBeUndefined();
  expect(await recaptcha.check('wrong', '1.2.3.4')).toBeUndefined();
  expect(asked[0]).toBe('secret=secret&response=person&remoteip=1.2.3.4');
  await new Promise((resolve) => server.close(resolve));
  expect(await recaptcha.check('person', '1.2.3.4')).toBeUndefined();
});
