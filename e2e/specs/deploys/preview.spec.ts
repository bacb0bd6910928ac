import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readNewestChange } from '@odeta/delivery/testing/store-folder';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { Buyer } from '../../buyer.ts';
import { createAxe } from '../../create-axe.ts';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { runIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';
import { write } from '../../team-clone.ts';

test.describe('a preview of a change', { tag: '@once' }, () => {
  const folders: string[] = [];
  let edge: FaultyEdge;

  const newFolder = (name: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), `odeta-${name}-`));
    folders.push(folder);
    return folder;
  };
  test.afterEach(async ({ page }) => {
    await page.close();
    await edge.stop();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  test('its link shows the change on every page of that browser, also in a purchase, until the button ends it', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const [directory, clone] = [newFolder('releases'), newFolder('clone')];
    cpSync(process.env.RELEASES_DIR ?? '', directory, { recursive: true });
    edge = await startEdge({ directory });
    copyWorkspace(clone, ['cart-mfe', 'shared', 'delivery', 'tools']);
    write(clone, ['cart-mfe/src/messages/sk.json', 'Košík je prázdny', 'V košíku ešte nič nie je']);
    const { number } = readNewestChange(directory);

    const command = ['preview', 'cart', '--store', directory, '--json', '--country', 'sk'];
    const printed = await runIn(clone, ...command, '--shop', `http://localhost:${edge.port}`);
    const { address, releases } = JSON.parse(printed);
    const shop = new Shop(page, edge.port);
    const bar = page.getByRole('complementary', { name: 'Náhľad' });
    const title = page.getByRole('heading', { level: 1 });

    await page.goto(address);
    await expect(title).toHaveText('V košíku ešte nič nie je');
    await expect(bar).toContainText(`cart@${releases[0].version}`);
    expect((await createAxe(page).include('.odeta-preview').analyze()).violations).toEqual([]);
    expect(readNewestChange(directory).number).toBe(number);

    const buyer = new Buyer(shop, 'sk');
    await buyer.beReadyToOrder();
    await expect(bar).toBeVisible();
    await buyer.placeOrder();
    await buyer.expectThanks();
    await expect(bar).toBeVisible();

    await shop.open('sk', '/cart');
    await expect(title).toHaveText('V košíku ešte nič nie je');
    await bar.getByRole('button', { name: 'Ukončiť náhľad' }).click();
    await expect(title).toHaveText('Košík je prázdny');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(bar).toBeHidden();
  });
});
