import { expect, test } from '../../fixtures.ts';

for (const path of ['/p/nic-take', '/c/nic-take', '/nic/take']) {
  test(`${path} responds with 404, and the message is shown once and without a hydration error`, {
    tag: '@once',
  }, async ({ page, shop, watch }) => {
    watch.expect(/404/);

    const response = await shop.open('sk', path);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByText('Adresa sa mohla zmeniť')).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });
}
