import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

test('all goods of a look go into the cart with one press once each size is chosen (P18)', async ({ page, shop }) => {
  await shop.open('sk', '/pomoc/inspiracie/');
  await inspectPage(page, 'looks-sk');
  const look = page.getByRole('region', { name: /^Ťaví kabát/ });
  const all = look.getByRole('button', { name: /^Pridať všetky/ });

  await all.click();
  const [first, ...others] = await look.getByRole('combobox').all();
  await expect(look.getByText('Najprv vyberte veľkosť').first()).toBeVisible();
  await expect(first as NonNullable<typeof first>).toBeFocused();
  for (const size of [first, ...others]) await size?.selectOption({ index: 1 });
  await all.click();

  await expect(page.getByText(/^Pridané do košíka: .*kabát.*kabelka/)).toBeVisible();
  await shop.open('sk', '/cart');
  for (const name of ['Vlnený kabát s opaskom', 'Rebrovaný sveter z bavlny', 'Kožená kabelka s prackou'])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a look says which size is missing, and adds one of its goods with a form (P18)', async ({
    page,
    shop,
    watch,
  }) => {
    watch.expect(/422/);
    await page.goto(shop.address('sk', '/pomoc/inspiracie/'));
    const look = page.getByRole('region', { name: /^Ťaví kabát/ });
    await look.getByRole('button', { name: /^Pridať do košíka: Vlnený kabát/ }).click();
    await expect(look.getByText('Najprv vyberte veľkosť')).toBeVisible();

    await look.getByRole('combobox', { name: /Vlnený kabát/ }).selectOption({ index: 1 });
    await look.getByRole('button', { name: /^Pridať do košíka: Vlnený kabát/ }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Vlnený kabát s opaskom' }).first()).toBeVisible();
  });
});
