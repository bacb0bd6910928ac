import { readSavedMeans, removeSavedMeans } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import { createSavedMeansStore } from './saved-means.store.ts';
import { SavedMeans } from './saved-means.tsx';

const card = { id: 'x'.repeat(43), payment: 'card', label: '•••• 1234', validUntil: '2028-05' };

async function open(isOffered: boolean) {
  const { default: account } = await messages.sk();
  const list = { isOffered, means: isOffered ? [card] : [], needsConfirmation: false };
  const storefront = createTestStorefront({
    messages: { account },
    api: [answers(readSavedMeans, list), answers(removeSavedMeans, { ...list, means: [] })],
  });
  await storefront.storeOf(createSavedMeansStore).load();
  const page = await renderInStorefront(<SavedMeans />, { storefront });
  return { ...page, storefront };
}

test('a saved card is shown masked and can be removed; the focus stays in its part of the page', async () => {
  const { user, getByRole, findByText, queryByText, storefront } = await open(true);
  expect(await findByText('platí do 05/2028')).toBeVisible();

  await user.click(getByRole('button', { name: 'Odstrániť Karta •••• 1234' }));

  expect(queryByText('platí do 05/2028')).toBeNull();
  expect(getByRole('heading', { name: 'Uložené spôsoby platby' })).toHaveFocus();
  expect(storefront.sent.at(-1)?.payload).toEqual({ id: card.id });
});

test('where the provider saves nothing, the account does not speak of it', async () => {
  const { queryByRole } = await open(false);

  expect(queryByRole('heading')).toBeNull();
});
