import { findHelp, readHelp } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('help is in the language of the country, with its prices and free-delivery threshold (P16)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readHelp);

  expect(body.topics.slice(0, 1)).toMatchObject([
    {
      key: 'returns',
      url: '/pomoc/vratenie/',
      title: 'Vrátenie',
      questions: [{ anchor: 'doprava', question: 'Koľko?' }],
    },
  ]);
  const answer = body.topics[0]?.questions[0]?.answer.replaceAll('\u00a0', ' ');
  expect(answer).toMatch(/^<b>Od<\/b> 89 € zdarma <ul>(<li>[^<]+: [\d,]+ €<\/li>)+<\/ul>$/);
});

test('HTML of help texts is sanitised on import (P16)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readHelp);

  expect(body.topics[0]?.text).toBe('Máte 100 dní.&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('HTML of help texts written directly to the database is sanitised in responses (P16)', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  await sql`update content set body = jsonb_set(jsonb_set(body::jsonb, '{0,text}', to_jsonb(${evil}::text)),
    '{0,questions,0,answer}', to_jsonb(${evil}::text)) where name = 'help'`.execute(shop.db);
  await sql`update reference set version = version + 1`.execute(shop.db);
  await shop.refreshSettings();

  const { body } = await newClient(shop.app, 'hu').send(readHelp);

  const clean = '&lt;img /&gt;';
  expect(body.topics[0]).toMatchObject({ text: clean, questions: [{ answer: clean }] });
});

test('a question is answered in the words of the customer, and pages do not get the phrases of the search (P16)', async () => {
  const client = newClient(shop.app, 'sk');

  const { body } = await client.send(findHelp, { q: 'ako je to s vrátením' });
  expect(body.answers[0]).toMatchObject({ question: 'Koľko?', url: '/pomoc/vratenie/#doprava', topic: 'Vrátenie' });
  expect(JSON.stringify((await client.send(readHelp)).body)).not.toContain('asked');
});
