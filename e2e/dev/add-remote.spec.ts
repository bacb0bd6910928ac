import { expect, test } from './fixtures.ts';

test('a new remote is rendered on the server and shown in the browser', async ({ page, shop }) => {
  const response = await shop.open('sk', '/gift');

  expect(await response?.text()).toContain('Nová stránka');
  await expect(page.getByRole('heading', { level: 1, name: 'Nová stránka' })).toBeVisible();
});

test('a route added while the shop is running is available without a restart', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'Nová stránka' })).toBeVisible();
});
