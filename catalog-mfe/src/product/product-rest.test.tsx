import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { cardOf, productOf } from '../../testing/product.ts';
import { messages } from '../messages/index.ts';
import ProductPage from './product.page.tsx';
import { createProductStore } from './product.store.ts';

test('a chosen size renders neither the facts nor what stands below the product again', async () => {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  const product = productOf({ related: [cardOf('9', { price: 77.77 })] });
  Object.assign(storefront.storeOf(createProductStore).state, { status: 'ready', product });
  const price = jest.spyOn(storefront.format, 'price');
  const { user, getByRole } = await renderInStorefront(<ProductPage />, { storefront, url: '/p/vlneny-kabat' });
  const [deliveryCost] = product.delivery.costs;
  const drawn = () => price.mock.calls.map(([amount]) => amount);
  expect(drawn()).toEqual(expect.arrayContaining([77.77, deliveryCost?.cost, 89.99]));
  price.mockClear();

  await user.click(getByRole('radio', { name: /^40/ }));

  expect(getByRole('radio', { name: /^40/ })).toBeChecked();
  expect(drawn()).toContain(89.99);
  expect(drawn()).not.toContain(77.77);
  expect(drawn()).not.toContain(deliveryCost?.cost);
});
