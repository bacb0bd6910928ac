import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { barButton } from '../../open-step.ts';
import type { Country } from '../../shop.ts';

const languages: Record<Country, string> = { pl: 'pl-PL', sk: 'sk-SK', hu: 'hu-HU', ro: 'ro-RO', ua: 'ru-UA' };

for (const [country, language] of Object.entries(languages) as [Country, string][]) {
  test(
    `a guest in ${country} orders from home page to confirmation, and every page passes the layout and accessibility checks`,
    // In the daily run other journeys order in the other countries, and other pages check whether longer words fit.
    { tag: country === 'sk' ? [] : ['@full'] },
    async ({ page, shop }, { project }) => {
      test.slow();
      const buyer = new Buyer(shop, country);
      const inspect = async (name: string, options = {}) => {
        await shop.whenReady();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(/\S/);
        // Roles, names and contrasts are the same in every language and at every width; the lengths of texts differ.
        const isLayoutOnly = country !== 'sk' || project.name === 'phone';
        await inspectPage(page, `${name}-${country}-${project.name}`, { isLayoutOnly, ...options });
      };

      await shop.open(country, '/cart');
      await expect(page.getByRole('heading', { name: buyer.texts.emptyCart })).toBeVisible();
      await inspect('cart-empty');

      await shop.open(country);
      await inspect('home');
      const way = buyer.wayToJumper();
      for (const link of way.slice(0, -1)) await link.click();
      await expect(page).toHaveURL(/\/c\//);
      await inspect('category');
      await way.at(-1)?.click();
      await expect(page).toHaveURL(/\/p\//);
      await inspect('product');
      await expect(page.getByRole('main')).toContainText(buyer.texts.currency);

      await buyer.chooseVariant();
      await buyer.addToCart();
      await inspect('cart');
      await expect(page.getByRole('main')).toContainText(buyer.texts.currency);
      await buyer.goToCheckout();
      await page.reload();
      await expect(buyer.field(buyer.texts.email)).toBeVisible();
      await inspect('checkout');
      await buyer.giveEmail();
      await (shop.isPhone ? barButton(page).click() : buyer.placeOrder());
      await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
      await inspect('checkout-errors', { mayMove: true });
      await buyer.fillIn();
      await inspect('checkout-filled', { mayMove: true });
      await buyer.placeOrder();
      await buyer.expectThanks();
      await page.reload();
      await buyer.expectThanks();
      await inspect('confirm');
      await expect(page.getByRole('main')).toContainText(buyer.texts.currency);
    },
  );
}

test(
  'an unknown address shows the shop’s 404 page with a link to the home page (O2, P19)',
  { tag: '@once' },
  async ({ page, shop, watch }, { project }) => {
    watch.expect(/404/);
    const response = await shop.open('hu', '/nincs-ilyen');

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspectPage(page, `not-found-hu-${project.name}`);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(shop.address('hu'));
  },
);

test('a page refuses markup and scripts that are not the shop’s, also from its own code', {
  tag: ['@once', '@wide'],
}, async ({ page, shop, watch }) => {
  watch.expect(/This document requires 'Trusted/);
  await shop.open('sk', '/');

  const outcomes = await page.evaluate(() => {
    const attempt = (write: () => unknown) => {
      try {
        write();
        return 'written';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const writeMarkup = (html: string) =>
      attempt(() => Object.assign(document.createElement('div'), { innerHTML: html }));
    const load = (src: string) => attempt(() => Object.assign(document.createElement('script'), { src }));
    return {
      clean: writeMarkup('<b>Kabáty</b> <a href="/c/zeny">Ženy</a>'),
      hostile: writeMarkup('<img src="x" onerror="alert(1)">'),
      own: load('/releases/x.js'),
      foreign: load('https://evil.example/x.js'),
    };
  });

  expect(outcomes).toEqual({ clean: 'written', hostile: 'TypeError', own: 'written', foreign: 'TypeError' });
});
