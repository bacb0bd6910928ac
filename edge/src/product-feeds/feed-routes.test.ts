import type { FeedItem } from '@odeta/contracts';
import fastify from 'fastify';
import type { ApiGateway } from '../api/api-gateway.ts';
import { feedRoutes } from './feed-routes.ts';

const coat: FeedItem = {
  ...{ sku: '204-118-07-camel-38', catalogNumber: '204-118-07', gtin: '4006381333931', slug: 'vlneny-kabat' },
  ...{ name: 'Vlnený "kabát" & <šál>', description: 'Dvojradový,\u0007 po kolená.', brand: 'Odeta' },
  ...{ color: { code: 'camel', name: 'ťavia' }, size: 'size/38', pictures: ['coat-camel/front', 'coat-camel/detail'] },
  ...{ price: 119.99, pricePromo: 89.99, priceOld: 109.99, availability: 1, arrivesOn: '2026-12-01' },
  ...{ material: 'vlna', categories: ['Ženy', 'Kabáty'], wearers: { gender: 'female', age: 'adult' } },
};
const delivery = { cost: 2.49, freeFrom: 100 };

type Part = { items: FeedItem[]; next: string | null };

function open(parts: Record<string, Part | 'broken'>) {
  const app = fastify();
  const send: ApiGateway['send'] = async (url) => {
    const part = parts[new URL(url, 'http://api').searchParams.get('after') ?? ''];
    if (part === undefined || part === 'broken') throw new Error('the API is down');
    const body = { ...part, delivery };
    return { status: 200, text: async () => JSON.stringify({ body }), json: async () => ({ body }) };
  };
  feedRoutes(app, { send, forward() {} });
  return app;
}

const read = (app: ReturnType<typeof open>, url: string) => app.inject({ url, headers: { host: 'sk.localhost:3000' } });
const one = (part: Partial<FeedItem> = {}) => open({ 0: { items: [{ ...coat, ...part }], next: null } });
/** Without the parts of an attribute. */
const valuesOf = (xml: string, name: string) =>
  [
    ...xml.replaceAll(/<g:shipping>.*?<\/g:shipping>/g, '').matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g')),
  ].map(([, value]) => value);

test('Google’s feed lists a variant with its attributes, escaped, and with the address that opens it', async () => {
  const { headers, payload } = await read(one(), '/feeds/google.xml');
  const value = (name: string) => valuesOf(payload, name).join(' | ');

  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(value('title')).toBe('Vlnený &quot;kabát&quot; &amp; &lt;šál&gt;, ťavia, 38');
  expect(value('description')).toBe('Dvojradový,  po kolená.');
  expect(value('link')).toBe('http://sk.localhost:3000/p/vlneny-kabat?color=camel&amp;size=38');
  expect(value('image_link')).toBe('http://sk.localhost:3000/media/coat-camel/front-480.webp');
  expect(value('additional_image_link')).toBe('http://sk.localhost:3000/media/coat-camel/detail-480.webp');
  expect([value('id'), value('item_group_id'), value('gtin')]).toEqual([
    ...['204-118-07-camel-38', '204-118-07', '4006381333931'],
  ]);
  expect([value('gender'), value('age_group'), value('size'), value('product_type')]).toEqual([
    ...['female', 'adult', '38', 'Ženy &gt; Kabáty'],
  ]);
});

test.each([
  ['reduced: the struck-through price, and the price to pay', {}, '109.99 EUR', '89.99 EUR'],
  ['not reduced', { pricePromo: null, priceOld: null }, '119.99 EUR', ''],
  ['reduced, but once cheaper: no sale', { pricePromo: 109.99, priceOld: 99.99 }, '99.99 EUR', ''],
])('prices of goods that are %s', async (_, prices, price, sale) => {
  const { payload } = await read(one(prices), '/feeds/google.xml');
  expect([valuesOf(payload, 'price').join(), valuesOf(payload, 'sale_price').join()]).toEqual([price, sale]);
});

test.each([
  [1, 'in_stock', 'in stock', []],
  [2, 'backorder', 'available for order', ['2026-12-01T12:00Z']],
  [3, 'out_of_stock', 'out of stock', []],
] as const)('availability %i in the words of both services', async (availability, google, meta, date) => {
  const xml = (await read(one({ availability }), '/feeds/google.xml')).payload;
  const csv = (await read(one({ availability }), '/feeds/meta.csv')).payload;

  expect(valuesOf(xml, 'availability')).toEqual([google]);
  expect(valuesOf(xml, 'availability_date')).toEqual(date);
  expect(csv).toContain(`"${meta}"`);
});

test('delivery is free from its value of goods on, in the form of each service', async () => {
  const app = open({ 0: { items: [coat, { ...coat, pricePromo: 100 }], next: null } });
  const xml = (await read(app, '/feeds/google.xml')).payload;
  const csv = (await read(app, '/feeds/meta.csv')).payload;

  expect(xml.match(/<g:shipping>.*?<\/g:shipping>/g)).toEqual([
    '<g:shipping><g:country>SK</g:country><g:price>2.49 EUR</g:price></g:shipping>',
    '<g:shipping><g:country>SK</g:country><g:price>0.00 EUR</g:price></g:shipping>',
  ]);
  expect(csv.match(/"[^"]*:::[^"]*"/g)).toEqual(['"SK:::2.49 EUR"', '"SK:::0.00 EUR"']);
});

test('Meta’s feed has a row for each variant, with quotes as in RFC 4180 and pictures as JPEG', async () => {
  const { headers, payload } = await read(one(), '/feeds/meta.csv');
  const [names = '', row = ''] = payload.split('\r\n');

  expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  expect(names.split(',').slice(0, 3)).toEqual(['id', 'item_group_id', 'title']);
  expect(row).toContain('"Vlnený ""kabát"" & <šál>, ťavia, 38"');
  expect(row).toContain('"http://sk.localhost:3000/share/coat-camel/front.jpg"');
});

test('parts are read one after another until the last', async () => {
  const item = (sku: string) => ({ ...coat, sku });
  const app = open({ 0: { items: [item('1'), item('2')], next: '7' }, 7: { items: [item('3')], next: null } });
  expect(valuesOf((await read(app, '/feeds/google.xml')).payload, 'id')).toEqual(['1', '2', '3']);
});

test('a service never gets half of a feed for a whole one', async () => {
  const down = await read(open({ 0: 'broken' }), '/feeds/google.xml');
  expect(down.statusCode).toBe(503);
  expect(down.headers['retry-after']).toBe('600');

  const app = open({ 0: { items: [coat], next: '7' }, 7: 'broken' });
  const address = await app.listen();
  const response = await fetch(`${address}/feeds/google.xml`);
  await expect(response.text()).rejects.toThrow();
  await app.close();
});
