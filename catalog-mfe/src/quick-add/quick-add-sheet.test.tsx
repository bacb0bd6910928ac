import { addItem, readProduct } from '@odeta/contracts';
import { cartAnswerOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, renderInStorefront, screen } from '@odeta/storefront/testing';
import { cardOf, productOf } from '../../testing/product.ts';
import { ProductGrid } from '../listing/product-grid.tsx';
import { messages } from '../messages/index.ts';

const coat = { ...cardOf('1'), name: 'Vlnený kabát', url: '/p/vlneny-kabat?color=camel', shownColor: 'camel' };
const added = answers(addItem, { ...cartAnswerOf([]), added: 1 });

async function openSheet(...api: ReturnType<typeof refuses>[]) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [answers(readProduct, productOf()), ...api], messages: { catalog } });
  const page = await renderInStorefront(<ProductGrid products={[coat]} />, { storefront });
  await page.user.click(screen.getByRole('button', { name: 'Pridať rýchlo: Vlnený kabát' }));
  await screen.findByRole('button', { name: 'Pridať do košíka, veľkosť 36' });
  return page;
}

const payloads = (sent: readonly { path: string; payload: unknown }[]) =>
  sent.filter(({ path }) => path === addItem.path).map(({ payload }) => payload);

test('a product of a list goes into the cart with two presses: the button of the card, and a size', async () => {
  const { user, storefront } = await openSheet(added);

  await user.click(screen.getByRole('button', { name: 'Pridať do košíka, veľkosť 36' }));

  expect(payloads(storefront.sent)).toEqual([{ variantId: '11', quantity: 1, orFewer: false }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the sheet works by keys and says which sizes come later; a sold-out one leads to the product', async () => {
  const { user, storefront } = await openSheet(added);

  screen.getByRole('button', { name: /veľkosť 38, / }).focus();
  await user.keyboard('{Enter}');

  expect(payloads(storefront.sent)).toEqual([{ variantId: '12', quantity: 1, orFewer: false }]);
});

test('a sold-out size is a link to the product, where a notice can be ordered', async () => {
  await openSheet();

  expect(screen.getByRole('link', { name: /^40/ })).toHaveAttribute('href', coat.url);
});

test('if nothing was added, the sheet stays and says why', async () => {
  const { user } = await openSheet(refuses(addItem, { code: 'unexpected', status: 500 }));

  await user.click(screen.getByRole('button', { name: 'Pridať do košíka, veľkosť 36' }));

  expect(await screen.findByText(/^Výrobok sa pre chybu na našej strane/)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});
