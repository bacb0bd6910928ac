import { addItem, MAX_QUANTITY, type Product } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { cardOf, productOf } from '../../../testing/product.ts';
import { messages } from '../../messages/index.ts';
import ProductPage from '../product.page.tsx';
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

test('after "add" the drawer shows the added item, the cart total and the progress towards free delivery', async () => {
  const { dialog } = await buy();
  const shown = within(dialog);

  expect(shown.getByText('Vlnený kabát')).toBeInTheDocument();
  expect(shown.getByText('béžová, veľkosť 36')).toBeInTheDocument();
  expect(shown.getByText(/2 položky v košíku/)).toBeInTheDocument();
  expect(shown.getByRole('progressbar', { name: 'Doprava zadarmo' })).toHaveAttribute('value', '69');
});

test('the drawer links to checkout and cart, shows three matching products, and closes to continue shopping', async () => {
  const { user, dialog } = await buy({ reached: true, from: 89, missing: 0 });
  const shown = within(dialog);

  expect(shown.getByText('Dopravu máte zadarmo')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Prejsť k objednávke' })).toHaveAttribute('href', '/checkout');
  expect(shown.getByRole('link', { name: 'Zobraziť košík' })).toHaveAttribute('href', '/cart');
  expect(within(shown.getByRole('region', { name: 'Hodí sa k tomu' })).getAllByRole('listitem')).toHaveLength(3);
  await user.click(shown.getByRole('button', { name: 'Pokračovať v nákupe' }));

  expect(dialog).not.toHaveAttribute('open');
});

test.each([
  ['as many as there are', 1, /Viac kusov nemáme/],
  ['as many as one order can have', MAX_QUANTITY, /najviac 20 rovnakých kusov/],
])(
  'when fewer pieces are added than requested, the drawer shows how many and why: %s (R17)',
  async (_, maxQuantity, reason) => {
    const { storefront, user } = await open();
    storefront.prepare(answers(addItem, { ...cartAnswerOf([{ ...coat, maxQuantity }]), added: 1 }));
    await user.click(screen.getByRole('radio', { name: '36' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Počet kusov' })).getAllByRole('button')[1] as HTMLElement,
    );

    await user.click(buttons()[0] as HTMLElement);

    const dialog = await screen.findByRole('dialog', { name: 'Pridali sme 1 z 2 ks' });
    expect(within(dialog).getByText(reason)).toBeVisible();
  },
);

test('the buy bar opens a drawer in which a size must be selected before it is added to the cart (P11)', async () => {
  const { storefront, user } = await open();
  storefront.prepare(answers(addItem, cartAnswerOf([coat])));
  await user.click(barButton());
  const dialog = await screen.findByRole('dialog', { name: 'Vyberte veľkosť' });
  const shown = within(dialog);
  expect(shown.getByText('Zatiaľ bez veľkosti')).toBeVisible();

  await user.click(shown.getByRole('button', { name: 'Pridať do košíka' }));
  expect(shown.getByRole('radio', { name: '36' })).toHaveFocus();
  expect(storefront.sent).toEqual([]);
  await user.click(shown.getByRole('radio', { name: '36' }));
  await user.click(shown.getByRole('button', { name: 'Pridať do košíka' }));

  expect(await screen.findByRole('dialog', { name: 'V košíku' })).toBeVisible();
  expect(dialog).not.toHaveAttribute('open');
});

test('when the last piece has just been sold, a stock notice and the other sizes are offered (P11)', async () => {
  const { storefront, user } = await open();
  const words = [{ type: 'error' as const, message: 'Vypredané.', autoclose: true, closable: true }];
  storefront.prepare(refuses(addItem, { code: 'sold-out', status: 409, messages: words }));
  await user.click(screen.getByRole('radio', { name: '36' }));

  await user.click(buttons()[0] as HTMLElement);

  const dialog = await screen.findByRole('dialog', { name: 'Do košíka sa nepridalo' });
  expect(within(dialog).getByRole('button', { name: 'Upozorniť ma, keď bude' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Iná veľkosť' }));
  expect(screen.getByRole('radio', { name: '36 vypredané' })).toHaveFocus();
});

test('the drawer names the rejected size, even if another size was selected during the request (P11)', async () => {
  const { storefront, user } = await open();
  const refusal = refuses(addItem, { code: 'sold-out', status: 409 });
  const answered = Promise.withResolvers<void>();
  storefront.prepare({ ...refusal, answer: (request) => answered.promise.then(() => refusal.answer(request)) });
  await user.click(screen.getByRole('radio', { name: '36' }));
  await user.click(buttons()[0] as HTMLElement);
  await user.click(screen.getByRole('radio', { name: /^38/ }));

  answered.resolve();

  const dialog = await screen.findByRole('dialog', { name: 'Do košíka sa nepridalo' });
  expect(within(dialog).getByText('béžová, veľkosť 36')).toBeVisible();
});

test('a size that does not exist in the colour is sold out in the size drawer (P11)', async () => {
  const { user } = await open({ variants: productOf().variants.filter(({ variantId }) => variantId !== '13') });
  await user.click(barButton());
  const shown = within(await screen.findByRole('dialog', { name: 'Vyberte veľkosť' }));

  await user.click(shown.getByRole('radio', { name: '40 vypredané' }));

  expect(shown.getByText('béžová, veľkosť 40')).toBeVisible();
  expect(shown.getByRole('button', { name: 'Upozorniť ma, keď bude' })).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Pridať do košíka' })).not.toBeInTheDocument();
});

test('the drawers of a colour without pictures can be opened (P11)', async () => {
  const { storefront, user } = await open({ colors: productOf().colors.map((color) => ({ ...color, pictures: [] })) });
  storefront.prepare(refuses(addItem, { code: 'sold-out', status: 409 }));
  await user.click(barButton());
  const dialog = await screen.findByRole('dialog', { name: 'Vyberte veľkosť' });
  await user.click(within(dialog).getByRole('radio', { name: '36' }));

  await user.click(within(dialog).getByRole('button', { name: 'Pridať do košíka' }));

  expect(await screen.findByRole('dialog', { name: 'Do košíka sa nepridalo' })).toBeVisible();
});

const buttons = () => screen.getAllByRole('button', { name: 'Pridať do košíka' });
/** In the bar, while no size is chosen. */
const barButton = () => screen.getByRole('button', { name: 'Vybrať veľkosť' });

async function open(part: Partial<Product> = {}) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  const product = productOf({ related, ...part });
  Object.assign(storefront.storeOf(createProductStore).state, { status: 'ready', product });
  return renderInStorefront(<ProductPage />, { storefront });
}
