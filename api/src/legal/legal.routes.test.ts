import { legalFileUrl, readLegalText } from '@odeta/contracts';
import { storedOnDevices } from '@odeta/node/stored-on-devices';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { privacyParts, termsParts } from '../seed/schemas/legal.schema.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const read = async (document: 'terms' | 'privacy') =>
  (await newClient(shop.app, 'sk').send(readLegalText, { document })).body;

test('terms and privacy notice have all their parts, with the facts of the country (N1)', async () => {
  const [terms, privacy] = [await read('terms'), await read('privacy')];

  expect(terms).toMatchObject({ title: 'Obchodné podmienky', version: '2026-11-01', earlier: [] });
  expect(terms.parts.map(({ key }) => key)).toEqual([...termsParts]);
  expect(terms.parts[0]?.text).toBe('<p>ODETA Slovakia, s. r. o.</p>');
  expect(privacy.parts.map(({ key }) => key)).toEqual([...privacyParts]);
  expect(privacy.parts[1]?.table).toEqual({
    heads: ['Purpose', 'Data', 'Basis', 'Period'],
    rows: [['Order', 'name', 'contract', '30']],
  });
});

test('the privacy notice lists everything that the shop stores in a browser, with its period in words (N1)', async () => {
  const rows = (await read('privacy')).parts.find(({ key }) => key === 'devices')?.table?.rows ?? [];

  expect(rows).toHaveLength(storedOnDevices.length);
  expect(rows).toContainEqual(['sid', 'session', '60 dní']);
  expect(rows).toContainEqual(['versions', 'versions', '12 hodín']);
  expect(rows).toContainEqual(['set-aside', 'versions', '10 minút']);
  expect(rows).toContainEqual(['checkout.order-intent, checkout.payment', 'order', 'kept']);
});

test('HTML written directly to the database is sanitised in responses', async () => {
  await sql`
    update legal_text set parts = jsonb_set(parts, '{0,text}', to_jsonb('<img src=x onerror=alert(1)>'::text))
    where country = 'hu' and document = 'terms'
  `.execute(shop.db);

  const { body } = await newClient(shop.app, 'hu').send(readLegalText, { document: 'terms' });
  expect(body.parts[0]?.text).toBe('&lt;img /&gt;');
});

test('an earlier version stays readable as a file, dated and tagged for screen readers', async () => {
  await sql`
    insert into legal_text select country, document, '2026-10-01', 'Staré podmienky', parts from legal_text
    where country = 'sk' and document = 'terms'
  `.execute(shop.db);
  const get = (version: string) =>
    shop.app.inject({ url: legalFileUrl('terms', version), headers: { host: 'sk.localhost' } });

  expect((await read('terms')).earlier).toEqual(['2026-10-01']);
  const [file, again] = [await get('2026-10-01'), await get('2026-10-01')];
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="odeta-terms-2026-10-01.pdf"',
  });
  expect(file.rawPayload.toString()).toContain('Staré podmienky');
  const text = file.rawPayload.toString('latin1');
  for (const part of ['/Marked true', '/Lang (sk-SK)', '/S /H1', '/S /H2']) expect(text).toContain(part);
  expect(file.rawPayload.equals(again.rawPayload)).toBe(true);
});

test.each(['terms-2030-01-01', 'terms-yesterday', 'secrets-2026-11-01'])(
  'an unknown text or version is not found: %s',
  async (name) => {
    const answer = await shop.app.inject({
      url: `/api/base/legal-files/${name}.pdf`,
      headers: { host: 'sk.localhost' },
    });
    expect(answer.statusCode).toBe(404);
  },
);
