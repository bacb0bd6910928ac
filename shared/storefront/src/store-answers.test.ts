import { proxy, ref, snapshot } from './state.ts';
import { createTestStorefront } from './testing/index.ts';

const goods = { name: 'Kabát', sizes: ['s', 'm'] };

function createGoodsStore() {
  const state = proxy<{ goods: typeof goods | null; chosen: { size: string } }>({ goods: null, chosen: { size: 'm' } });
  return { state, show: (shown: typeof goods) => Object.assign(state, { goods: ref(shown) }) };
}
createGoodsStore.storeKey = 'test.goods';
createGoodsStore.storeAnswers = ['goods'];

test('a response in a store remains the same object, and the rest of the state is observed (R20, P11)', () => {
  const dehydrated = { 'test.goods': { goods, chosen: { size: 's' } } };
  const { state } = createTestStorefront({ dehydrated }).storeOf(createGoodsStore);

  expect(snapshot(state).goods).toBe(goods);
  expect(state.chosen).not.toBe(dehydrated['test.goods'].chosen);
  expect(state.chosen).toEqual({ size: 's' });
});

test('a response stored on the server reaches the browser completely', () => {
  const storefront = createTestStorefront();
  storefront.storeOf(createGoodsStore).show(goods);

  expect(JSON.parse(JSON.stringify(storefront.dehydrate()))['test.goods'].goods).toEqual(goods);
});

test('the store of a replacing version continues with a copy of the previous version’s state', () => {
  const storefront = createTestStorefront();
  const former = storefront.storeOf(createGoodsStore);
  former.show(goods);
  former.state.chosen.size = 's';
  const createOther = Object.assign(() => createGoodsStore(), { storeKey: 'test.goods', storeAnswers: ['goods'] });

  const { state } = storefront.storeOf(createOther);
  state.chosen.size += ', m';

  expect(snapshot(state)).toEqual({ goods, chosen: { size: 's, m' } });
  expect(former.state.chosen.size).toBe('s');
});
