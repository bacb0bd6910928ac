import process from 'node:process';
import { CSRF_HEADER, ProblemSchema, sendMessage } from '@odeta/contracts';
import { contactSchema } from '@odeta/validation';
import * as v from 'valibot';
import { prepareBuyer } from '../../testing/people/buyer.ts';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { naughtyPayloads, naughtyStrings } from '../../testing/requests/naughty-input.ts';
import { oneLine, seen } from '../../testing/servers/read-email.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.emails.length = 0;
});
afterAll(() => shop.close());

/** By default each endpoint gets another part of the list. */
const oneOf = process.env.TEST_SCOPE === 'full' ? 1 : 20;
const forms = everyEndpoint.filter(([, endpoint]) => naughtyPayloads(endpoint, ['x']).length > 0);

test.each(forms)('%s takes any text or says what is wrong with it, and never fails', async (_, endpoint) => {
  const client = await prepareBuyer(shop);
  const part = naughtyStrings.filter((_text, index) => (index + endpoint.path.length) % oneOf === 0);
  const failed: unknown[] = [];
  for (const payload of naughtyPayloads(endpoint, part)) {
    const url = `/api${endpoint.path.replace(/\{\w+\}/g, '1')}`;
    const { status, problem } = await client.sendRaw({
      method: 'POST',
      url,
      payload,
      headers: { [CSRF_HEADER]: client.csrf },
    });
    if (status >= 500 || (status >= 400 && !v.is(ProblemSchema, problem))) failed.push([payload, status]);
  }
  expect(failed).toEqual([]);
});

const message = { topic: 'other', orderNumber: '', name: 'Jana', copy: true, attachments: [] };
const ofFewLines = naughtyStrings.flatMap((_, index) =>
  index % 8 === 0 ? [naughtyStrings.slice(index, index + 8)] : [],
);
const tagsOf = (html = '') => new Set(html.match(/<\/?[a-z][\w-]*/gi));

test('what was typed into a message is stored as it is shown, and its letters show it as text', async () => {
  const send = async (text: string, number: number) => {
    const client = await startSession(shop.app);
    const email = `naughty-${number}@example.sk`;
    expect((await client.send(sendMessage, { ...message, email, message: text })).status).toBe(200);
    await shop.sendEmails();
    const { message: stored } = await shop.db
      .selectFrom('contactMessage')
      .select('message')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { stored, email };
  };
  await send('first line\nsecond line', 0);
  const usual = tagsOf(shop.emails[0]?.html);

  for (const [index, lines] of ofFewLines.entries()) {
    const text = lines.join('\n').slice(0, 1900).toWellFormed();
    shop.emails.length = 0;
    const { stored, email } = await send(`Dobrý deň\n${text}`, index + 1);
    const expected = v.parse(contactSchema(), { ...message, email, message: `Dobrý deň\n${text}` }).message;
    expect(stored).toBe(expected);
    expect(stored).not.toMatch(/[\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff\u{e0001}-\u{e007f}]/u);
    expect(shop.emails.map(({ to }) => to === email).sort()).toEqual([false, true]);
    for (const { html, text: plain, to } of shop.emails) {
      expect([...tagsOf(html)].filter((tag) => !usual.has(tag))).toEqual([]);
      // The copy repeats nothing without an order.
      if (to === email) continue;
      expect(oneLine(seen(html))).toContain(oneLine(stored));
      expect(oneLine(plain)).toContain(oneLine(stored));
    }
  }
});

test('a body that is nested without end is refused, not failed', async () => {
  const client = await startSession(shop.app);
  for (const inner of ['', '"\\u0041"']) {
    const { status } = await client.sendRaw({
      method: 'POST',
      url: '/api/my-account/customer/edit',
      headers: { [CSRF_HEADER]: client.csrf, 'content-type': 'application/json' },
      payload: `{"city":${'['.repeat(30_000)}${inner}${']'.repeat(30_000)}}`,
    });
    expect([400, 422]).toContain(status);
  }
});
