import { expect, test } from '../fixtures.ts';

test('a remote that is added is a copied folder and one line: it is rendered on the server and answers in the browser', async ({
  page,
  shop,
}) => {
  const response = await shop.open('sk', '/gift');

  expect(await response?.text()).toContain('Košík je prázdny');
  await expect(page.getByRole('heading', { level: 1, name: 'Košík je prázdny' })).toBeVisible();
});
