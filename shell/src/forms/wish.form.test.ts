import { addWish, postedWish, removeWish, WISH_FORM } from '@odeta/contracts';
import { answers, createTestStorefront, postForm } from '@odeta/storefront/testing';
import { shellForms } from './shell-forms.ts';

const wish = { productId: '7', color: 'wine' };

test.each([
  ['adds the product in its colour and size', postedWish(true, wish, '13'), addWish, { ...wish, variantId: '13' }],
  ['adds it without a size', postedWish(true, wish), addWish, { ...wish, variantId: null }],
  ['removes it', postedWish(false, wish), removeWish, wish],
])('without scripts a heart %s, and the wishlist is next', async (_, { value }, endpoint, payload) => {
  const storefront = createTestStorefront({
    api: [answers(addWish, { wishlist: [] }), answers(removeWish, { wishlist: [] })],
  });

  const outcome = await postForm(storefront, shellForms, 'shell.wish', { [WISH_FORM]: value });

  expect(outcome).toEqual({ to: '/wishlist' });
  expect(storefront.sent).toMatchObject([{ path: endpoint.path, payload }]);
});
