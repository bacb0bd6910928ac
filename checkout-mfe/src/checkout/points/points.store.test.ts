import { type BodyOf, findShippingPoints, type InputOf, searchShippingPoints } from '@odeta/contracts';
import { checkoutInitOf, shippingPointOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, unreachable } from '@odeta/storefront/testing';
import { createCheckoutStore } from '../checkout.store.ts';
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

test('the list begins in the city of the address; without one in the default city (J11)', async () => {
  const { storefront, store } = openStore(() => found('A'));
  await store.open({ postCode: '', city: 'Nitra' });
  expect(store.state).toMatchObject({ status: 'ready', place: 'Nitra', total: 1 });

  const other = openStore(() => found('A'));
  await other.store.open({ postCode: '', city: ' ' });
  expect(other.store.state.place).toBe('Bratislava');
  expect(searches([...storefront.sent, ...other.storefront.sent])).toEqual(['Nitra', 'Bratislava']);
});

test('with a right post code the list begins there; nothing there: in the city (J11)', async () => {
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

test('an address that is completed later counts when the points are opened again, unless a place was looked for (J11)', async () => {
  const { storefront, store } = openStore(() => found('A'));
  await store.open({ postCode: '', city: '' });
  await store.open({ postCode: '949 01', city: 'Nitra' });
  await store.filter({ alwaysOpen: true });
  await store.search('Komárno');
  await store.open({ postCode: '811 05', city: 'Bratislava' });

  expect(searches(storefront.sent)).toEqual(['Bratislava', '949 01', '949 01', 'Komárno']);
});

test('nothing found: the city is looked in, then the default city (J11)', async () => {
  const { storefront, store } = openStore(({ search }) => (search === 'Bratislava' ? found('A') : nothing));
  await store.open({ postCode: '', city: 'Horná Dolná' });
  storefront.sent.length = 0;

  await store.search('Neverwhere');

  expect(searches(storefront.sent)).toEqual(['Neverwhere', 'Horná Dolná', 'Bratislava']);
  expect(store.state).toMatchObject({ search: 'Neverwhere', place: 'Bratislava', status: 'ready' });
});

test('nothing anywhere is nothing, and no place is asked twice', async () => {
  const { storefront, store } = openStore(() => nothing);
  await store.open({ postCode: '', city: 'Bratislava' });

  expect(searches(storefront.sent)).toEqual(['Bratislava']);
  expect(store.state).toMatchObject({ status: 'ready', total: 0, points: [] });
});

test('the next page goes on where the list ends, at the place that is shown (J11)', async () => {
  const { storefront, store } = openStore(({ offset }) => found(`P${offset}`, 40));
  await store.open({ postCode: '', city: 'Nitra' });

  await store.more();

  expect(storefront.sent[1]?.payload).toMatchObject({ search: 'Nitra', offset: 1 });
  expect(store.state.points.map(({ id }) => id)).toEqual(['P0#balikobox', 'P1#balikobox']);
});

test('a next page that fails changes nothing of a list that was searched meanwhile (J11)', async () => {
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

test('the visitor’s place is asked for when he wants it, and what is nearest is shown; a named place counts more', async () => {
  const { storefront, store } = openStore(() => found('A'));
  await store.locate();
  expect(storefront.sent[0]?.payload).toMatchObject({ search: '', location: place });

  await store.search('Nitra');
  expect(storefront.sent[1]?.payload).not.toHaveProperty('location');
});

test('a visitor who does not share his location sees a message, and nothing else changes', async () => {
  const { storefront, store } = openStore(
    () => found('A'),
    async () => null as never,
  );
  await store.locate();

  expect(store.state.locating).toBe('refused');
  expect(storefront.sent).toHaveLength(0);
});

test('a filter holds for list and map (J10, J11)', async () => {
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

test('of two searches the later one counts, whichever is answered first', async () => {
  const { store } = openStore(({ search }) => found(search === 'Nitra' ? 'N' : 'K'));

  await Promise.all([store.search('Nitra'), store.search('Komárno')]);

  expect(store.state).toMatchObject({ place: 'Komárno', points: [{ id: 'K#balikobox' }] });
});

test('a list that cannot be had says so, and can be asked for again', async () => {
  const { storefront, store } = openStore(() => found('A'));
  storefront.prepare(unreachable(searchShippingPoints));
  await store.search('Nitra');
  expect(store.state.status).toBe('failed');

  storefront.prepare(answers(searchShippingPoints, found('A')));
  await store.retry();
  expect(store.state).toMatchObject({ status: 'ready', place: 'Nitra' });
});
