import { addWish, removeWish, type Wish } from '@odeta/contracts';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { messages } from './messages/index.ts';
import { createWishesStore, isWished } from './wishes.store.ts';

const coat: Wish = { productId: '1', color: 'camel' };
const dress: Wish = { productId: '2', color: 'wine' };

async function setUp(...api: ReturnType<typeof answers>[]) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api, messages: { catalog } });
  const store = storefront.storeOf(createWishesStore);
  const shows = (wish: Wish) => isWished(wish, storefront.session.state.wishlist, store.state);
  return { storefront, store, shows };
}

test('a heart is filled immediately, and the header shows the count from the server (P14)', async () => {
  const { storefront, store, shows } = await setUp(answers(addWish, { wishlist: [dress, coat] }));

  const done = store.set(coat, true, '12');
  expect(shows(coat)).toBe(true);
  await done;

  expect(storefront.sent[0]).toMatchObject({ payload: { ...coat, variantId: '12' } });
  expect([shows(coat), shows(dress)]).toEqual([true, true]);
  expect(storefront.session.state.wishlistCount).toBe(2);
});

test('a heart is reset when its change fails, and an alert says that nothing changed (P14)', async () => {
  const { storefront, store, shows } = await setUp(unreachable(addWish));

  expect(await store.set(coat, true)).toBe(false);

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
  const { storefront, store } = await setUp(refuses(addWish, { code: 'wishlist-full', status: 409, messages: [said] }));

  await store.set(coat, true);

  expect(storefront.storeOf(createAlertsStore).state.alerts).toMatchObject([{ message: said.message }]);
});

test('the last of two clicks in quick succession wins (P14)', async () => {
  const { store, shows } = await setUp(answers(addWish, { wishlist: [coat] }), answers(removeWish, { wishlist: [] }));

  const both = [store.set(coat, true), store.set(coat, false)];
  expect(shows(coat)).toBe(false);
  await Promise.all(both);

  expect(shows(coat)).toBe(false);
});
