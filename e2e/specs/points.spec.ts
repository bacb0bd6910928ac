import type { Page } from '@playwright/test';
import { Buyer } from '../buyer.ts';
import { expect, test } from '../fixtures.ts';

interface PointTexts {
  group: RegExp;
  city: string;
  list: string;
  choose: RegExp;
}

const texts = {
  sk: {
    group: /^Výdajné miesto/,
    city: 'Bratislava',
    list: 'Zoznam výdajných miest',
    choose: /^Vybrať: /,
  },
};

async function openCheckout(buyer: Buyer) {
  await buyer.findJumper();
  await buyer.chooseVariant();
  await buyer.addToCart();
  await buyer.goToCheckout();
}

async function openPoints(page: Page, { group }: PointTexts) {
  await page.getByRole('radio', { name: group }).locator('xpath=ancestor::label').click();
}

const listOf = (page: Page, { list }: PointTexts) => page.getByRole('list', { name: list });

for (const country of ['sk'] as const) {
  test(`a buyer in ${country} orders to a point that the list shows`, async ({ page, shop }) => {
    test.slow();
    const buyer = new Buyer(shop, country);
    const words = texts[country];
    await openCheckout(buyer);
    await buyer.fillIn();
    await openPoints(page, words);

    const first = listOf(page, words).getByRole('listitem').filter({ hasText: words.city });
    // One that takes the money on the spot, so that the order needs no bank.
    const office = first
      .filter({ has: page.locator(`summary`) })
      .filter({ hasText: /hotov|gotów|készp|numer|налич/ })
      .first();
    await office.getByRole('button', { name: words.choose }).click();
    await expect(office.getByRole('button', { name: words.choose })).toHaveAttribute('aria-pressed', 'true');
    // It was chosen with the courier, and the point takes it, too.
    await expect(page.getByRole('radio', { name: buyer.texts.cashOnDelivery })).toBeChecked();
    await buyer.placeOrder();

    await buyer.expectThanks();
  });
}

test('points are searched, filtered, opened and chosen by keyboard alone', async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  const words = texts.sk;
  await openCheckout(buyer);
  await page.getByRole('radio', { name: words.group }).focus();
  await page.keyboard.press('Space');
  const field = page.getByRole('textbox', { name: 'Mesto, ulica alebo PSČ' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('kosice');
  await page.keyboard.press('Enter');
  const item = listOf(page, words).getByRole('listitem').first();
  await expect(item).toContainText('Košice');

  await page.getByRole('button', { name: '24/7' }).focus();
  await page.keyboard.press('Enter');
  await expect(item).toContainText('24/7');
  await item.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(item.getByText('Telefón')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item.getByRole('button', { name: words.choose })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item.getByRole('button', { name: words.choose })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Enter');
  await expect(item.getByRole('button', { name: words.choose })).toHaveAttribute('aria-pressed', 'false');
});
