import { BOT_PROOF_HEADER, logIn } from '@odeta/contracts';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { sendLogIn } from './log-in.api.ts';

const input = { email: 'jana@example.sk', password: 'Odeta-2026', rememberMe: false };
const blocked = (body: object) =>
  refuses(logIn, { code: 'login-blocked', status: 429, body: { failureCount: 6, retryAfter: 900, ...body } });

function open(refusal: ReturnType<typeof blocked>) {
  const storefront = createTestStorefront({ api: [refusal] });
  const asked: (string | null)[] = [];
  const createProof = (_: unknown, { siteKey }: { siteKey: () => string | null }) => ({
    prepare() {},
    async prove() {
      asked.push(siteKey());
      storefront.prepare(answers(logIn, { csrf: 'new' }));
      return 'a proof';
    },
  });
  return { storefront, asked, send: () => sendLogIn(storefront, input, {}, createProof) };
}

test.each([null, 'a site key'])(
  'a log-in that other people’s failures block is sent once more with a proof, with the site key %s (K7)',
  async (proofSiteKey) => {
    const { storefront, asked, send } = open(blocked({ proofSiteKey }));

    await send();

    expect(asked).toEqual([proofSiteKey]);
    expect(storefront.sent.map(({ headers }) => headers?.[BOT_PROOF_HEADER])).toEqual([undefined, 'a proof']);
  },
);

test('a blocked log-in that no proof unblocks is not repeated (K7)', async () => {
  const { storefront, asked, send } = open(blocked({}));

  await expect(send()).rejects.toMatchObject({ code: 'login-blocked' });

  expect([asked, storefront.sent]).toEqual([[], [expect.anything()]]);
});
