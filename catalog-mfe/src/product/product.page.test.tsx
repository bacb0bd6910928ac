import { addItem } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { readLastViewed } from '@odeta/storefront/last-viewed';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { act, answers, createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { cardOf, productOf, variantOf } from '../../testing/product.ts';
import { reviewsOf } from '../../testing/reviews.ts';
import { messages } from '../messages/index.ts';
import ProductPage from './product.page.tsx';
import { createProductStore } from './product.store.ts';

const added = answers(addItem, cartAnswerOf([cartItemOf()]));

const reported: object[] = [];
beforeEach(() => {
  reported.length = 0;
});

async function render(product = productOf(), url = '/p/vlneny-kabat') {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [added], messages: { catalog } });
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));
  Object.assign(storefront.storeOf(createProductStore).state, { status: 'ready', product });
  return renderInStorefront(<ProductPage />, { storefront, url });
}

const buyButton = () => screen.getAllByRole('button', { name: 'Pridať do košíka' })[0] as HTMLElement;

test('a product shows its name, price and pictures', async () => {
  await render();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vlnený kabát');
  expect(screen.getAllByText('89,99 €')).not.toHaveLength(0);
  expect(screen.getByRole('img', { name: 'Kabát, béžová' })).toBeInTheDocument();
});

test('a selected colour shows its own pictures and price', async () => {
  const { user } = await render();

  await user.click(screen.getByRole('radio', { name: 'čierna' }));

  expect(screen.getByRole('radio', { name: 'čierna' })).toBeChecked();
  expect(screen.getByRole('img', { name: 'Kabát, čierna' })).toBeInTheDocument();
  expect(screen.queryByText('89,99 €')).not.toBeInTheDocument();
});

test('a product view is reported once, whatever is selected, and stored as last viewed (N3, C4)', async () => {
  const { user } = await render();
  await user.click(screen.getByRole('radio', { name: 'čierna' }));

  const item = { catalogNumber: '204-118-07', price: 119.99, pricePromo: 89.99, categoryName: 'Ženy' };
  expect(reported).toMatchObject([{ fact: 'product-viewed', item }]);
  expect(readLastViewed(safeLocalStorage())).toEqual(['204-118-07']);
});

test('a link to a colour selects it', async () => {
  await render(productOf(), '/p/vlneny-kabat?color=ink');
  expect(screen.getByRole('radio', { name: 'čierna' })).toBeChecked();
});

test('the size stays when the colour changes', async () => {
  const { user } = await render();
  await user.click(screen.getByRole('radio', { name: '36' }));

  await user.click(screen.getByRole('radio', { name: 'čierna' }));

  expect(screen.getByRole('radio', { name: '36' })).toBeChecked();
});

test('buying without a size sends nothing and moves the focus to the sizes', async () => {
  const { user, storefront } = await render();

  await user.click(buyButton());

  expect(screen.getByText('Vyberte veľkosť')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '36' })).toHaveFocus();
  expect(storefront.sent).toHaveLength(0);
});

test('the selected variant is added to the cart', async () => {
  const { user, storefront } = await render();
  await user.click(screen.getByRole('radio', { name: '36' }));

  await user.click(buyButton());

  expect(storefront.sent[0]).toMatchObject({ payload: { variantId: '11', quantity: 1 } });
});

test('the selected quantity is added to the cart, starting from one (P11)', async () => {
  const { user, storefront } = await render();
  await user.click(screen.getByRole('radio', { name: '36' }));
  const quantity = within(screen.getByRole('group', { name: 'Počet kusov' }));

  await user.click(quantity.getByRole('button', { name: /more/ }));
  await user.click(buyButton());

  expect(storefront.sent[0]).toMatchObject({ payload: { variantId: '11', quantity: 2 } });
});

test('the delivery date is that of the selected size; a sold-out size shows no date (I6)', async () => {
  const { user } = await render();
  expect(screen.getByText(/Doručíme: utorok 24/)).toBeVisible();

  await user.click(screen.getByRole('radio', { name: /38/ }));
  expect(screen.getByText(/Doručíme: pondelok 21/)).toBeVisible();
  expect(screen.queryByText(/pri objednávke do/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: /40/ }));
  expect(screen.queryByText(/Doručíme/)).not.toBeInTheDocument();
});

test('clicks in quick succession are all handled', async () => {
  const { storefront } = await render();
  const pressed = [
    screen.getByRole('radio', { name: 'čierna' }),
    screen.getByRole('radio', { name: /^38/ }),
    buyButton(),
  ];

  await act(async () => {
    for (const element of pressed) element.click();
  });

  expect(storefront.sent[0]).toMatchObject({ payload: { variantId: '22' } });
});

test('a size that is available later shows its delivery time and can be bought', async () => {
  const { user } = await render();

  await user.click(screen.getByRole('radio', { name: /^38/ }));

  expect(screen.getByText('Doručenie o 3–4 týždne')).toBeInTheDocument();
  expect(buyButton()).toBeEnabled();
});

test('a sold-out size can be selected, is shown as sold out and cannot be bought', async () => {
  const { user } = await render();

  await user.click(screen.getByRole('radio', { name: '40 vypredané' }));

  expect(screen.getByText('V tejto veľkosti vypredané')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pridať do košíka' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upozorniť ma' })).toBeEnabled();
});

test('the number of the last pieces is shown', async () => {
  const [first, ...others] = productOf().variants;
  const { user } = await render(
    productOf({ variants: [{ ...(first as (typeof others)[0]), piecesLeft: 3 }, ...others] }),
  );

  await user.click(screen.getByRole('radio', { name: '36' }));

  expect(screen.getByText('Skladom, posledné 3 kusy')).toBeInTheDocument();
});

test('a sold-out product offers similar products instead of the buy button', async () => {
  const variants = productOf().variants.map((variant) => ({ ...variant, availability: 3 as const }));
  await render(productOf({ variants, related: [cardOf('9')] }));

  expect(screen.getByText('Momentálne vypredané')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pozrieť podobné' })).toHaveAttribute('href', '#related');
  expect(screen.getByRole('heading', { name: 'Podobné výrobky skladom' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pridať do košíka' })).not.toBeInTheDocument();
});

test('a one-size product can be bought without selecting a size', async () => {
  const variants = [variantOf('11', 'camel', 'size/one')];
  const { user, storefront } = await render(productOf({ sizes: ['size/one'], variants }));

  await user.click(buyButton());

  expect(storefront.sent[0]).toMatchObject({ payload: { variantId: '11' } });
});

test('a product with reviews links to them', async () => {
  await render(productOf({ reviews: reviewsOf() }));

  expect(screen.getByRole('link', { name: /ui.reviews/ })).toHaveAttribute('href', '#reviews');
  expect(screen.getByRole('heading', { name: 'Hodnotenia' })).toBeInTheDocument();
});

test('delivery shows the order deadline, and no price in the promise when it is free', async () => {
  const { user } = await render();
  expect(screen.getByText('pri objednávke do pondelka, 14:00')).toBeInTheDocument();
  expect(screen.getByText(/^Doprava je zadarmo/)).toBeInTheDocument();
  // Only in the facts below, not in the delivery promise.
  expect(screen.getAllByText(/^Na adresu od/)).toHaveLength(1);

  await user.click(screen.getByRole('radio', { name: 'čierna' }));
  expect(screen.getByText(/^Doprava je zadarmo/)).toBeInTheDocument();
});

test('delivery of a cheap product shows the price and the threshold for free delivery', async () => {
  const cheap = productOf().variants.map((variant) => ({ ...variant, price: 19.99, pricePromo: null, priceOld: null }));
  await render(productOf({ variants: cheap }));

  expect(screen.getAllByText(/^Zadarmo pri nákupe od 89,00/)).not.toHaveLength(0);
  expect(screen.getAllByText(/^Na adresu od/)).toHaveLength(2);
});
