import { findShippingPoints, searchShippingPoints } from '@odeta/contracts';
import { closePoint, takesCash } from '../../testing/people/points.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

const bratislava = { west: 16.9, south: 48, east: 17.3, north: 48.3 };
const slovakia = { west: 16.8, south: 47.7, east: 22.6, north: 49.7 };

const clock = { passed: 0 };
let shop: TestShop;
let client: TestClient;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(TEST_NOW.getTime() + clock.passed) });
  client = await startSession(shop.app);
});
afterAll(() => shop.close());

const search = async (search: string, more: object = {}) =>
  (await client.send(searchShippingPoints, { search, offset: 0, ...more })).body;

test('a map of the country shows every point, alone or in a cluster, and zooming in splits the clusters (J10)', async () => {
  const far = (await client.send(findShippingPoints, { bounds: slovakia, zoom: 6 })).body;
  const near = (await client.send(findShippingPoints, { bounds: bratislava, zoom: 16 })).body;

  const counted = far.clusters.reduce((sum, { count }) => sum + count, far.points.length);
  expect(counted).toBe(60);
  expect(far.clusters.length).toBeGreaterThan(0);
  expect(far.clusters.every(({ zoom }) => zoom > 6)).toBe(true);
  expect(near.points.length).toBeGreaterThan(far.points.length);
});

test('points that are asked for alone are never in a cluster, and no point is shown twice or lost (J10)', async () => {
  const { points } = await search('Bratislava');
  const apart = points.slice(0, 5).map(({ id }) => id);
  const { body } = await client.send(findShippingPoints, { bounds: slovakia, zoom: 6, apart });

  const ids = body.points.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(apart));
  expect(new Set(ids).size).toBe(ids.length);
  expect(body.clusters.reduce((sum, { count }) => sum + count, ids.length)).toBe(60);
});

test('a map shows only points within its bounds', async () => {
  const bounds = { west: 17, south: 48, east: 17.3, north: 48.3 };
  const { body } = await client.send(findShippingPoints, { bounds, zoom: 16 });

  expect(body.points.length).toBeGreaterThan(0);
  for (const { latitude, longitude, city } of body.points) {
    expect(longitude > 17 && longitude < 17.3 && latitude > 48 && latitude < 48.3).toBe(true);
    expect(city).toBe('Bratislava');
  }
});

test.each([
  ['operator', { shippingList: ['post_office'] }, ({ shipping }: { shipping: string }) => shipping === 'post_office'],
  ['24/7', { alwaysOpen: true }, ({ alwaysOpen }: { alwaysOpen: boolean }) => alwaysOpen],
  ['cash on delivery', { cashOnDelivery: true }, takesCash],
] as const)('list and map apply the same filter: %s', async (_, filter, fits) => {
  const list = await search('Bratislava', filter);
  const map = (await client.send(findShippingPoints, { bounds: bratislava, zoom: 16, ...filter } as never)).body;

  expect(list.points.length).toBeGreaterThan(0);
  expect(list.points.every(fits as never)).toBe(true);
  expect(map.points.every(fits as never)).toBe(true);
});

test('a city is found without diacritics, the points nearest to its centre first (J11)', async () => {
  const { points } = await search('kosice');

  expect(points[0]?.city).toBe('Košice');
  const distances = points.filter(({ city }) => city === 'Košice').map(({ distance }) => distance ?? 0);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

test('an empty search shows the default city of the country (J11)', async () => {
  expect((await search('')).points[0]?.city).toBe('Bratislava');

  for (const [country, city] of [
    ['pl', 'Warszawa'],
    ['hu', 'Budapest'],
    ['ro', 'București'],
    ['ua', 'Киев'],
  ] as const) {
    const other = await startSession(shop.app, country);
    const { body } = await other.send(searchShippingPoints, { search: '  ', offset: 0 });
    expect([country, body.points[0]?.city]).toEqual([country, city]);
  }
});

test.each(['Kyjiw', 'Київ', 'киев', 'Kyiv'])('Kyjiw is also found as %s', async (name) => {
  const buyer = await startSession(shop.app, 'ua');
  const { body } = await buyer.send(searchShippingPoints, { search: name, offset: 0 });
  expect(body.points[0]?.city).toBe('Киев');
});

test('streets and postcodes are found, with or without spaces, and an unknown place has no results (J11)', async () => {
  const { points } = await search('Bratislava');
  const known = points[0];
  if (!known) throw new Error('no point');

  const byStreet = await search(`${known.street.split(' ')[0]} bratisl`);
  expect(byStreet.points.some(({ id }) => id === known.id)).toBe(true);
  expect((await search(known.postCode)).points[0]?.postCode).toBe(known.postCode);
  expect((await search(known.postCode.replace(' ', ''))).points[0]?.postCode).toBe(known.postCode);
  expect(await search('Neverwhere')).toEqual({ points: [], total: 0 });
});

test('pages of 20 points follow each other without gaps or duplicates (J11)', async () => {
  const location = { latitude: 48.15, longitude: 17.11 };
  const first = await search('', { location });
  const second = await search('', { location, offset: 20 });
  const last = await search('', { location, offset: 60 });

  expect([first.points.length, second.points.length, last.points.length, first.total]).toEqual([20, 20, 0, 60]);
  expect(new Set([...first.points, ...second.points].map(({ id }) => id)).size).toBe(40);
  const distances = [...first.points, ...second.points].map(({ distance }) => distance ?? 0);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

test('a city with few points is followed by the points around it', async () => {
  const { points, total } = await search('Nitra');
  expect(points).toHaveLength(20);
  expect(total).toBeGreaterThanOrEqual(20);
  expect(points[0]?.city).toBe('Nitra');
});

test('a closed point disappears from the list within seconds', async () => {
  const { points } = await search('Bratislava');
  const id = points[0]?.id ?? '';
  await closePoint(shop, id);

  clock.passed += 3000;
  // This request starts the check for changes.
  await search('Bratislava');
  const ids = async () => (await search('Bratislava')).points.map((point) => point.id);
  for (let tries = 0; tries < 50 && (await ids()).includes(id); tries += 1)
    await new Promise((done) => setTimeout(done, 20));

  expect(await ids()).not.toContain(id);
});
