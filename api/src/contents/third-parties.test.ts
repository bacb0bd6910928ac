import { readStaticContents, subscribeNewsletter, thirdPartiesOf } from '@odeta/contracts';
import { changeSiteContents } from '../../testing/shop/edit-contents.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';
import {
  ContentsSchema,
  CountriesSchema,
  FootersSchema,
  HomeSchema,
  MenusSchema,
} from '../seed/schemas/contents.schema.ts';
import { SiteContentsSchema } from '../seed/schemas/site-contents.schema.ts';

interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
  value?: AnySchema;
  options?: readonly AnySchema[];
  pipe?: readonly AnySchema[];
}

/** Paths of values that must be addresses with a protocol: others are links within the shop, files of it, or words. */
function addressesIn(schema: AnySchema | undefined, path = ''): string[] {
  if (!schema || schema.type === 'lazy') return [];
  const [first = schema, ...steps] = schema.pipe ?? [];
  if (steps.some(({ type }) => type === 'url')) return [path];
  const { entries = {}, item, wrapped, value, options = [] } = first;
  return [
    ...Object.entries(entries).flatMap(([name, entry]) => addressesIn(entry, path ? `${path}.${name}` : name)),
    ...[item, wrapped, value, ...options].flatMap((part) => addressesIn(part, path)),
  ];
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('pages allow every address of another party that the seed can name (D10, D12, F8)', async () => {
  const schemas = [SiteContentsSchema, ContentsSchema, CountriesSchema, FootersSchema, HomeSchema, MenusSchema];
  expect([...new Set(schemas.flatMap((schema) => addressesIn(schema as AnySchema)))].sort()).toEqual([
    'externalScripts.url',
    'liveChat.script',
    'newsletter.tracking',
  ]);
  const hours = { days: [1], from: '8:00', until: '9:00' };
  await changeSiteContents(shop, 'pl', {
    newsletter: { percent: 10, freeDeliveryFrom: 9900, days: 30, tracking: 'https://tracking.example/n' },
    externalScripts: [{ name: 'ads', url: 'https://scripts.example/a.js', purpose: 'advertising' }],
    liveChat: { hours: [hours], script: 'https://chat.example/c.js', busy: false },
  });
  const client = await startSession(shop.app, 'pl');

  const { contents } = (await client.send(readStaticContents)).body;
  const { tracking } = (await client.send(subscribeNewsletter, { email: 'anna@example.pl', source: 1 })).body;

  const { providers, receivers } = thirdPartiesOf(contents);
  expect(providers).toEqual(expect.arrayContaining(['https://scripts.example', 'https://chat.example']));
  expect(receivers).toEqual([new URL(Buffer.from(tracking ?? '', 'base64').toString()).origin]);
});
