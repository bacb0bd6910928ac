import type { Page } from '@playwright/test';
import { Buyer } from '../buyer.ts';
import { expect, test } from './fixtures.ts';

const product = '/p/rebrovany-sveter-z-bavlny';

test('a page applies changes to components, styles and texts without losing the selected size', async ({
  page,
  shop,
  sources,
}) => {
  const buyer = new Buyer(shop, 'sk');
  const main = page.getByRole('main');
  const size = page.getByRole('group', { name: buyer.texts.size }).getByRole('radio').nth(2);
  const response = await shop.open('sk', product);
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
  await shop.mark();
  await buyer.chooseVariant();

  sources.edit('catalog-mfe/src/product/product-head.tsx', "{t('product.with-tax')}", "{t('product.with-tax')} ★");
  await expect(main.getByText('DPH ★')).toBeVisible();
  sources.edit('catalog-mfe/src/product/product-head.module.css', '.price {', '.price {\n  letter-spacing: 7px;');
  await expect(main.locator('p', { hasText: '29,99' }).first()).toHaveCSS('letter-spacing', '7px');
  sources.edit('catalog-mfe/src/messages/sk.json', '"Zloženie a starostlivosť"', '"Z čoho to je"');
  await expect(main.getByText('Z čoho to je')).toBeVisible();
  sources.edit('shell/src/messages/sk.json', '"Prejsť na obsah"', '"Rovno na obsah"');
  await expect(page.getByRole('link', { name: 'Rovno na obsah' })).toBeAttached();
  // The file of the page, which also exports its `load` and `meta`.
  sources.edit(
    'catalog-mfe/src/product/product.page.tsx',
    '<div ref={panel} className={classes.buying}>',
    '<div ref={panel} className={classes.buying} title="★">',
  );
  await expect(main.getByTitle('★')).toBeAttached();
  // A file of the shell, and a file of a package that it provides to every remote.
  sources.edit('shell/src/footer/footer.tsx', "{t('footer.rights'", "★ {t('footer.rights'");
  await expect(page.getByRole('contentinfo')).toContainText('★ ©');
  sources.edit('shared/ui/src/button.tsx', '{children}', '{children} ★');
  await expect(page.getByRole('button', { name: `${buyer.texts.addToCart} ★` }).first()).toBeVisible();

  expect(await shop.isMarked()).toBe(true);
  await expect(size).toBeChecked();

  // The server also renders the change, so hydration matches.
  expect(/DPH(<!-- -->)? ★/.test(await read(page, product))).toBe(true);
  await shop.open('sk', product);
  await expect(page.getByRole('button', { name: `${buyer.texts.addToCart} ★` }).first()).toBeVisible();
});

test('hot updates from the cart to the confirmation preserve everything the customer entered', async ({
  page,
  shop,
  sources,
}) => {
  const buyer = new Buyer(shop, 'sk');
  const main = page.getByRole('main');
  await shop.open('sk', product);
  await buyer.chooseVariant();
  await buyer.addToCart();
  await shop.mark();

  await page.getByRole('button', { name: buyer.texts.remove }).and(page.locator(':visible')).click();
  sources.edit('cart-mfe/src/cart/removed-notice.tsx', "{t('undo')}", "★ {t('undo')}");
  await main.getByRole('button', { name: '★ Vrátiť' }).click();
  await buyer.goToCheckout();

  await buyer.fillIn();
  sources.edit(
    'checkout-mfe/src/checkout/email/email-step.tsx',
    "title={t('email.title')}",
    "title={['★', t('email.title')]}",
  );
  await expect(main.getByRole('heading', { name: '★' })).toBeVisible();
  sources.edit('shared/ui/src/forms/field-frame.tsx', '        {label}\n', '        {label} ★\n');
  await expect(buyer.field(/^Mesto ★/)).toHaveValue('Bratislava');
  sources.edit('shared/ui/src/forms/field.module.css', '.label {', '.label {\n  letter-spacing: 7px;');
  await expect(main.locator('label', { hasText: 'Mesto' })).toHaveCSS('letter-spacing', '7px');
  await expect(main.getByText('buyer-sk@example.com')).toBeVisible();
  await buyer.placeOrder();
  await buyer.expectThanks();

  sources.edit('confirm-mfe/src/confirm/next-steps.tsx', "{t('next.title')}", "★ {t('next.title')}");
  await expect(main.getByRole('heading', { name: '★' })).toBeVisible();
  expect(await shop.isMarked()).toBe(true);
});

test('a syntax error is reported in the console, and the page updates without a reload once it is fixed', async ({
  page,
  shop,
  watch,
  sources,
}) => {
  const buyer = new Buyer(shop, 'sk');
  const file = 'catalog-mfe/src/supply/stock-line.tsx';
  await shop.open('sk', product);
  await shop.mark();
  await buyer.chooseVariant();
  watch.expect(/webpack-dev-server/);

  sources.edit(file, 'return (', 'return ((');
  await expect.poll(() => watch.complaints.join()).toContain('stock-line.tsx');
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  sources.edit(file, 'return ((', 'return (');
  sources.edit(file, '{isFew ?', '★ {isFew ?');

  await expect(page.getByRole('status').filter({ hasText: '★' })).toBeVisible();
  expect(await shop.isMarked()).toBe(true);
});

test('a change that cannot be hot-updated reloads the page', async ({ page, shop, watch, sources }) => {
  await shop.open('sk', product);
  await shop.mark();
  watch.expect(/webpack-dev-server/);

  sources.edit('catalog-mfe/src/product/product.store.ts', 'export function', '/** Edited. */\nexport function');

  await expect.poll(() => shop.isMarked().catch(() => true)).toBe(false);
  await shop.whenReady();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Texts of a part that is loaded on demand.
  await shop.mark();
  await page.locator('header input').click();
  await expect(page.getByText('Čo ľudia hľadajú')).toBeVisible();
  sources.edit('shell/src/on-demand/messages/sk.json', 'Čo ľudia hľadajú', 'Hľadá sa');
  await expect.poll(() => shop.isMarked().catch(() => true)).toBe(false);
  await shop.whenReady();
  await page.locator('header input').click();
  await expect(page.getByText('Hľadá sa')).toBeVisible();
});

test('API and edge restart after a change, and the page continues to work', async ({ page, shop, sources }) => {
  const buyer = new Buyer(shop, 'sk');
  await shop.open('sk', product);
  await buyer.chooseVariant();

  sources.edit('edge/src/assets/shop-icons.ts', '#1b1917', '#1b1918');
  sources.edit(
    'api/src/health/health.routes.ts',
    "'ok' : 'unwell', parts };",
    "'ok' : 'unwell', parts, edited: '★' };",
  );

  await expect.poll(() => read(page, '/favicon.svg')).toContain('#1b1918');
  await expect.poll(() => read(page, '/api/health')).toContain('★');
  await buyer.addToCart();
});

const read = (page: Page, address: string) =>
  page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).text(), address);
