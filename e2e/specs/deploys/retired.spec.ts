import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { Buyer } from '../../buyer.ts';
import { startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { runIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';

test('a purchase finishes with its initial versions despite five cart deploys, a prune and a restart', {
  tag: ['@once', '@full'],
}, async ({ page }) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'odeta-retired-'));
  const [clone, directory] = [path.join(folder, 'cart'), path.join(folder, 'releases')];
  cpSync(process.env.RELEASES_DIR ?? '', directory, { recursive: true });
  copyWorkspace(clone, ['cart-mfe', 'shared', 'delivery', 'tools']);
  let edge = await startEdge({ directory });
  let buyer = new Buyer(new Shop(page, edge.port), 'sk');
  const live = new Set([await liveCart(edge.port)]);
  await buyer.haveCart();
  await buyer.saveOrderData();
  await page.goto(buyer.shop.address('sk', '/cart'));

  for (const number of [1, 2, 3, 4, 5]) {
    setTitle(clone, number);
    await runIn(clone, 'release', 'cart', '--store', directory);
    await expect.poll(async () => live.add(await liveCart(edge.port)).size).toBe(number + 1);
    // A new instance knows only the store, not what its predecessor has seen.
    if (number === 3) {
      await edge.stop();
      edge = await startEdge({ directory });
      buyer = new Buyer(new Shop(page, edge.port), 'sk');
    }
    await page.goto(buyer.shop.address('sk', '/cart'));
    await buyer.shop.whenReady();
    await expect(page.getByRole('heading', { level: 1, name: 'Košík', exact: true })).toBeVisible();
  }
  await runIn(clone, 'releases', 'prune', '--days', '2', '--store', directory);
  await page.goto(buyer.shop.address('sk', '/cart'));
  await expect(page.getByRole('heading', { level: 1, name: 'Košík', exact: true })).toBeVisible();
  await buyer.shop.whenReady();

  await buyer.goToCheckout();
  await buyer.agreeToOrder();
  await buyer.placeOrder();
  await buyer.expectThanks();
  await page.close();
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
});

function setTitle(clone: string, number: number) {
  const file = path.join(clone, 'cart-mfe/src/messages/sk.json');
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...texts, 'document-title': `Košík ${number} | ODETA`, title: `Košík ${number}` }),
  );
}

/** The version of the cart for a new visitor. */
async function liveCart(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/discovery.json`);
  return (await response.json()).microFrontends.cart[0].metadata.version;
}
