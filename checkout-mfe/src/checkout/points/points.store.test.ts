import { type BodyOf, findShippingPoints, type InputOf, searchShippingPoints } from '@odeta/contracts';
import { checkoutInitOf, shippingPointOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, unreachable } from '@odeta/storefront/testing';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createPointsStore } from './points.store.ts';

type Query = InputOf<typeof searchShippingPoints>;

const nothing: BodyOf<typeof searchShippingPoints> = { points: [], total: 0 };
const found = (id: string, total = 1) => ({ points: [shippingPointOf({ id: `${id}#balikobox` })], total });

function openStore(answer: (query: Query) => BodyOf<typeof searchShippingPoints>, locate = async () => place) {
  const storefront = createTestStorefront({ api: [answers(searchShippingPoints, answer)] });
  Object.assign(storefront.storeOf(createCheckoutStore).state, checkoutInitOf());
  return { storefront, store: createPointsStore(storefront, { locate }) };
}
const place = { latitude: 48.2, longitude: 17.1 };
const searches = (sent: { payload: unknown }[]) => sent.map(({ payload }) => (payload as Query).search);

test('the list starts in the city of the address, or in the default city without one (J11)', async () => {
  const { storefront, store } = openStore(() => found('A'));
  await store.open({ postCode: '', city: 'Nitra' });
  expect(store.state).toMatchObject({ status: 'ready', place: 'Nitra', total: 1 });

  const other = openStore(() => found('A'));
  await other.store.open({ postCode: '', city: ' ' });
  expect(other.store.state.place).toBe('Bratislava');
  expect(searches([...storefront.sent, ...other.storefront.sent])).toEqual(['Nitra', 'Bratislava']);
});

test('the list starts at a valid post code, or in the city if nothing is found there (J11)', async () => {
  const { storefront, store } = openStore(({ search }) => (search === 'Nitra' ? nothing : found('A')));
  await store.open({ postCode: '811 05', city: 'Bratislava' });
  expect(store.state).toMatchObject({ status: 'ready', place: '811 05' });

  const other = openStore(({ search }) => (search === 'Nitra' ? found('A') : nothing));
  await other.store.open({ postCode: '949 01', city: 'Nitra' });
  expect(other.store.state.place).toBe('Nitra');

  const typing = openStore(() => found('A'));
  await typing.store.open({ postCode: '81', city: 'Bratislava' });
  const sent = [...storefront.sent, ...other.storefront.sent, ...typing.storefront.sent];
  expect(searches(sent)).toEqual(['811 05', '949 01', 'Nitra', 'Bratislava']);
});

test('an address completed later is used when the points are reopened, unless a place was searched (J11)', async () => {
  const { storefront, store } = openStore(() => found('A'));
  await store.open({ postCode: '', city: '' });
  await store.open({ postCode: '949 01', city: 'Nitra' });
  await store.filter({ alwaysOpen: true });
  await store.search('Komárno');
  await store.open({ postCode: '811 05', city: 'Bratislava' });

  expect(searches(storefront.sent)).toEqual(['Bratislava', '949 01', '949 01', 'Komárno']);
});

test('a search without results falls back to the city of the address, then to the default city (J11)', async () => {
  const { storefront, store } = openStore(({ search }) => (search === 'Bratislava' ? found('A') : nothing));
  await store.open({ postCode: '', city: 'Horná Dolná' });
  storefront.sent.length = 0;

  await store.search('Neverwhere');

  expect(searches(storefront.sent)).toEqual(['Neverwhere', 'Horná Dolná', 'Bratislava']);
  expect(store.state).toMatchObject({ search: 'Neverwhere', place: 'Bratislava', status: 'ready' });
});

test('the list is empty when no place has points, and no place is requested twice', async () => {
  const { storefront, store } = openStore(() => nothing);
  await store.open({ postCode: '', city: 'Bratislava' });

  expect(searches(storefront.sent)).toEqual(['Bratislava']);
  expect(store.state).toMatchObject({ status: 'ready', total: 0, points: [] });
});

test('the next page continues at the end of the list, for the same place (J11)', async () => {
  const { storefront, store } = openStore(({ offset }) => found(`P${offset}`, 40));
  await store.open({ postCode: '', city: 'Nitra' });

  await store.more();

  expect(storefront.sent[1]?.payload).toMatchObject({ search: 'Nitra', offset: 1 });
  expect(store.state.points.map(({ id }) => id)).toEqual(['P0#balikobox', 'P1#balikobox']);
});

test('a failed next page does not change the list of a newer search (J11)', async () => {
  const { storefront, store } = openStore(({ search }) => found(search, 40));
  await store.open({ postCode: '', city: 'Nitra' });
  const gate = Promise.withResolvers<void>();
  const isDown = unreachable(searchShippingPoints);
  storefront.prepare({ ...isDown, answer: (request) => gate.promise.then(() => isDown.answer(request)) });
  const more = store.more();
  storefront.prepare(answers(searchShippingPoints, found('Trnava')));

  await store.search('Trnava');
  gate.resolve();
  await more;

  expect(store.state).toMatchObject({ status: 'ready', place: 'Trnava', isLoadingMore: false });
});

test('locating the visitor searches by their position, and a later search by name does not use it', async () => {
  const { storefront, store } = openStore(() => found('A'));
  await store.locate();
  expect(storefront.sent[0]?.payload).toMatchObject({ search: '', location: place });

  await store.search('Nitra');
  expect(storefront.sent[1]?.payload).not.toHaveProperty('location');
});

test('a refused location request is reported and sends no search', async () => {
  const { storefront, store } = openStore(
    () => found('A'),
    async () => null as never,
  );
  await store.locate();

  expect(store.state.locating).toBe('refused');
  expect(storefront.sent).toHaveLength(0);
});

test('a filter applies to both the list and the map (J10, J11)', async () => {
  const { storefront, store } = openStore(() => found('A'));
  storefront.prepare(answers(findShippingPoints, { points: [], clusters: [] }));
  await store.open({ postCode: '', city: 'Nitra' });
  await store.showMap({ bounds: { west: 17, south: 48, east: 18, north: 49 }, zoom: 9 });
  storefront.sent.length = 0;

  await store.filter({ alwaysOpen: true, shippingList: ['balikobox'] });

  expect(storefront.sent).toHaveLength(2);
  for (const { payload } of storefront.sent) {
    expect(payload).toMatchObject({ alwaysOpen: true, cashOnDelivery: false, shippingList: ['balikobox'] });
  }
});

test('the later of two parallel searches wins', async () => {
  const { store } = openStore(({ search }) => found(search === 'Nitra' ? 'N' : 'K'));

  await Promise.all([store.search('Nitra'), store.search('Komárno')]);

  expect(store.state).toMatchObject({ place: 'Komárno', points: [{ id: 'K#balikobox' }] });
});

test('a list that fails to load has the status failed and can be retried', async () => {
  const { storefront, store } = openStore(() => found('A'));
  storefront.prepare(unreachable(searchShippingPoints));
  await store.search('Nitra');
  expect(store.state.status).toBe('failed');

  storefront.prepare(answers(searchShippingPoints, found('A')));
  await store.retry();
  expect(store.state).toMatchObject({ status: 'ready', place: 'Nitra' });
});
