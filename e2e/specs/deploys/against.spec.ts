import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readNewestChange } from '@odeta/delivery/testing/store-folder';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { Buyer } from '../../buyer.ts';
import { Sources } from '../../dev/sources.ts';
import { expect, test } from '../../fixtures.ts';
import { type RunningCommand, startIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';

test.describe('a clone with only the cart, developed against a running shop', { tag: '@once' }, () => {
  let folder: string;
  let command: RunningCommand;

  test.beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'odeta-against-'));
    copyWorkspace(folder, ['cart-mfe', 'shared', 'delivery', 'tools']);
    command = await startIn(folder, 'dev', 'cart', '--against', `http://sk.localhost:${process.env.SHOP_PORT}`);
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await command.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('shows the edited cart in a purchase, applies further edits automatically, and leaves the shop unchanged', async ({
    page,
    watch,
  }) => {
    test.setTimeout(600_000);
    const built = { timeout: 240_000 };
    // webpack-dev-server logs why it reloads the page.
    watch.expect(/webpack-dev-server/);
    const directory = process.env.RELEASES_DIR ?? '';
    const before = readNewestChange(directory);
    const shop = new Shop(page, command.port);
    const buyer = new Buyer(shop, 'sk');
    const sources = new Sources(folder);
    sources.edit('cart-mfe/src/cart/cart.page.tsx', "{t('title')}", "{t('title')} ★");

    await shop.open('sk', '/p/rebrovany-sveter-z-bavlny');
    await buyer.chooseVariant();
    await buyer.addButton().click();
    await page.getByRole('link', { name: buyer.texts.toCart }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${buyer.texts.cart} ★` })).toBeVisible(built);

    sources.edit('cart-mfe/src/cart/cart.page.tsx', '★', '★★');
    await expect(page.getByRole('heading', { level: 1, name: `${buyer.texts.cart} ★★` })).toBeVisible(built);
    await shop.whenReady();
    await buyer.goToCheckout();
    expect(new URL(page.url()).port).toBe(String(command.port));
    await buyer.fillIn();
    await buyer.placeOrder();
    await buyer.expectThanks();

    expect(readNewestChange(directory)).toEqual(before);
    const others = await fetch(`http://127.0.0.1:${process.env.SHOP_PORT}/discovery.json`);
    expect(await others.text()).not.toContain('edited');
  });
});
