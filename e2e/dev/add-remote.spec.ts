import { expect, test } from './fixtures.ts';

test('a remote that is added is a copied folder and one line: it is rendered on the server and answers in the browser', async ({
  page,
  shop,
}) => {
  const response = await shop.open('sk', '/gift');

  expect(await response?.text()).toContain('Košík je prázdny');
  await expect(page.getByRole('heading', { level: 1, name: 'Košík je prázdny' })).toBeVisible();
});

test('an address that is added while the shop runs is there without a new start', async ({
  page,
  shop,
  watch,
  sources,
}) => {
  watch.expect(/404/);
  expect((await shop.open('sk', '/gift/krabica'))?.status()).toBe(404);

  sources.edit('gift-mfe/src/addresses.ts', "path: '/gift'", "path: '/gift/:box?'");

  await expect(async () => {
    expect((await shop.open('sk', '/gift/krabica'))?.status()).toBe(200);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Košík je prázdny' })).toBeVisible();
});
