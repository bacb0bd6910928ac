import { addItem } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { cardOf, productOf } from '../../../testing/product.ts';
import { messages } from '../../messages/index.ts';
import { ProductPage } from '../product.page.tsx';
import { createProductStore } from '../product.store.ts';

const coat = cartItemOf({
  id: '11',
  name: 'Vlnený kabát',
  color: { name: 'béžová' },
  size: { name: 'size/36' },
  quantity: 1,
});
const related = ['2', '3', '4', '5'].map((id) => cardOf(id));

async function buy(freeDelivery = { reached: false, from: 89, missing: 20 }) {
  const { default: catalog } = await messages.sk();
  const cart = { ...cartAnswerOf([coat, cartItemOf({ entryId: '2' })]), freeDelivery };
  const storefront = createTestStorefront({ api: [answers(addItem, cart)], messages: { catalog } });
  Object.assign(storefront.storeOf(createProductStore).state, { status: 'ready', product: productOf({ related }) });
  const { user } = await renderInStorefront(<ProductPage />, { storefront });
  await user.click(screen.getByRole('radio', { name: '36' }));
  const button = screen.getAllByRole('button', { name: 'Pridať do košíka' })[0] as HTMLElement;
  await user.click(button);
  return { user, dialog: await screen.findByRole('dialog', { name: 'V košíku' }) };
}

test('after "add" the buyer sees what came into the cart, the total and how far free delivery is', async () => {
  const { dialog } = await buy();
  const shown = within(dialog);

  expect(shown.getByText('Vlnený kabát')).toBeInTheDocument();
  expect(shown.getByText('béžová, veľkosť 36')).toBeInTheDocument();
  expect(shown.getByText(/2 položky v košíku/)).toBeInTheDocument();
  expect(shown.getByRole('progressbar', { name: 'Doprava zadarmo' })).toHaveAttribute('value', '69');
});

test('from there one goes to checkout, to the cart, to three matching goods, or on with shopping', async () => {
  const { user, dialog } = await buy({ reached: true, from: 89, missing: 0 });
  const shown = within(dialog);

  expect(shown.getByText('Dopravu máte zadarmo')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Prejsť k objednávke' })).toHaveAttribute('href', '/checkout');
  expect(shown.getByRole('link', { name: 'Zobraziť košík' })).toHaveAttribute('href', '/cart');
  expect(within(shown.getByRole('region', { name: 'Hodí sa k tomu' })).getAllByRole('listitem')).toHaveLength(3);
  await user.click(shown.getByRole('button', { name: 'Pokračovať v nákupe' }));

  expect(dialog).not.toHaveAttribute('open');
});
