import { addWish, removeWish, type Wish } from '@odeta/contracts';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import wishes from './messages/sk.json' with { type: 'json' };
import { createWishesStore, isWished } from './wishes.store.ts';

const coat: Wish = { productId: '1', color: 'camel' };
const dress: Wish = { productId: '2', color: 'wine' };

function setUp(...api: ReturnType<typeof answers>[]) {
  const storefront = createTestStorefront({ api, messages: { catalog: { wishes } } });
  const store = storefront.storeOf(createWishesStore);
  const shows = (wish: Wish) => isWished(wish, storefront.session.state.wishlist, store.state);
  return { storefront, store, shows };
}

test('a heart is filled immediately, and the header shows the count from the server (P14)', async () => {
  const { storefront, store, shows } = setUp(answers(addWish, { wishlist: [dress, coat] }));

  const done = store.set(coat, true, { unit: 'catalog', variantId: '12' });
  expect(shows(coat)).toBe(true);
  await done;

  expect(storefront.sent[0]).toMatchObject({ payload: { ...coat, variantId: '12' } });
  expect([shows(coat), shows(dress)]).toEqual([true, true]);
  expect(storefront.session.state.wishlistCount).toBe(2);
});

test('a heart is reset when its change fails, and an alert says that nothing changed (P14)', async () => {
  const { storefront, store, shows } = setUp(unreachable(addWish));

  expect(await store.set(coat, true, { unit: 'catalog' })).toBe(false);

  expect(shows(coat)).toBe(false);
  expect(storefront.storeOf(createAlertsStore).state.alerts).toMatchObject([
    { type: 'error', message: expect.stringContaining('Obľúbené sa nezmenili') },
  ]);
});

test("a full wishlist is rejected with the server's message (P14)", async () => {
  const said = {
    type: 'error' as const,
    message: 'V obľúbených už máte 200 výrobkov.',
    autoclose: true,
    closable: true,
  };
  const { storefront, store } = setUp(refuses(addWish, { code: 'wishlist-full', status: 409, messages: [said] }));

  await store.set(coat, true, { unit: 'catalog' });

  expect(storefront.storeOf(createAlertsStore).state.alerts).toMatchObject([{ message: said.message }]);
});

test('the last of two clicks in quick succession wins (P14)', async () => {
  const { store, shows } = setUp(answers(addWish, { wishlist: [coat] }), answers(removeWish, { wishlist: [] }));

  const both = [store.set(coat, true, { unit: 'catalog' }), store.set(coat, false, { unit: 'catalog' })];
  expect(shows(coat)).toBe(false);
  await Promise.all(both);

  expect(shows(coat)).toBe(false);
});

test('a heart that is pressed in one unit is filled in the others, too, which have this code in other versions (P14)', async () => {
  const { storefront, store } = setUp(answers(addWish, { wishlist: [coat] }));
  const ofOtherUnit = storefront.storeOf((its) => createWishesStore(its));
  expect(ofOtherUnit).not.toBe(store);

  await ofOtherUnit.set(coat, true, { unit: 'cart' });

  expect(isWished(coat, storefront.session.state.wishlist, store.state)).toBe(true);
});
