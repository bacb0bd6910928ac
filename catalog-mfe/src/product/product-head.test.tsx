import { addWish } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { productOf } from '../../testing/product.ts';
import { messages } from '../messages/index.ts';
import ProductPage from './product.page.tsx';
import { createProductStore } from './product.store.ts';

test('the wishlist heart stores the selected colour and size (P14)', async () => {
  const { default: catalog } = await messages.sk();
  const added = answers(addWish, { wishlist: [{ productId: '1', color: 'ink' }] });
  const storefront = createTestStorefront({ api: [added], messages: { catalog } });
  Object.assign(storefront.storeOf(createProductStore).state, { status: 'ready', product: productOf() });
  const { user } = await renderInStorefront(<ProductPage />, { storefront, url: '/p/vlneny-kabat' });
  await user.click(screen.getByRole('radio', { name: 'čierna' }));
  await user.click(screen.getByRole('radio', { name: '38' }));

  const heart = screen.getByRole('button', { name: 'Obľúbené: Vlnený kabát' });
  await user.click(heart);

  expect(storefront.sent.at(-1)).toMatchObject({ payload: { productId: '1', color: 'ink', variantId: '22' } });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('radio', { name: 'béžová' }));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});
