import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readNewestChange } from '@odeta/delivery/testing/store-folder';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { Buyer } from '../../buyer.ts';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { hasCanary, isTried, newShopper } from '../../measured-visitors.ts';
import { orderFromCart } from '../../order-from-cart.ts';
import { runIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';
import { ShopClient } from '../../shop-client.ts';

/**
 * `browsers` is the number of canary visitors who open a browser; for the others the browser's reports are sent as API calls. The daily
 * test ends when the canary is stopped: it is chance how many shoppers come until five of them have it, and 300 are always enough.
 */
const sizes = [
  { who: 'shoppers', browsers: 1, endsWithCanary: true, tag: ['@once'] },
  { who: '300 shoppers', browsers: 300, endsWithCanary: false, tag: ['@once', '@full'] },
];
const SHOPPERS = 300;
/** What the team of the cart breaks. */
const PAGE = 'cart-mfe/src/cart/cart.page.tsx';

test.describe('a broken canary', () => {
  const folders: string[] = [];
  let edge: FaultyEdge;

  test.beforeEach(({ watch }) => {
    // These journeys cause messages in the console.
    watch.expect(/./);
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await edge.stop();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  for (const { who, browsers, endsWithCanary, tag } of sizes) {
    test(`a cart that throws on mount for 10 % of ${who} drops to 0 % automatically, and the purchase uses the previous version`, {
      tag,
    }, async ({ page }) => {
      test.setTimeout(600_000);
      const { clone, directory } = prepare(folders);
      edge = await startEdge({ directory });
      const good = cartIn(directory)[0]?.metadata.version;
      await runIn(clone, 'release', 'cart', '--traffic', '10', '--store', directory, '--reason', 'Broken');
      const canary = canaryIn(directory);
      await expect.poll(() => isTried(edge.port, canary)).toBe(true);
      let opened = 0;

      const isOver = () => endsWithCanary && shareOf(directory, canary) === 0;
      for (let number = 1; number <= SHOPPERS && !isOver(); number += 1) {
        const shop = await newShopper(page, edge.port, number);
        const client = new ShopClient(page.context(), shop, 'sk');
        await client.post('/base/outcome', { release: `cart@${good}`, outcome: 'shown' });
        if (!(await hasCanary(shop, canary))) continue;
        await (opened < browsers ? buyWithBroken(shop, canary) : sayBroken(client, canary));
        opened += 1;
        await expectStopped(opened, edge.port, () => shareOf(directory, canary));
      }

      expect(shareOf(directory, canary)).toBe(0);
      await expect.poll(() => placesIn(edge)).toContainEqual(expect.stringMatching(thrownAt(clone, canary)));
      const status = await runIn(clone, 'releases', 'status', '--store', directory);
      expect(status).toMatch(/testers .* budget +Broke while it was shown: \d+ of \d+ visitors/);
      await newShopper(page, edge.port, 1);
      await page.goto(new Shop(page, edge.port).address('sk', '/cart'));
      expect(await page.content()).toContain(`/releases/cart/${good}/`);
    });
  }
});

/** A copy of the shop's store, and the clone of a team whose cart throws on mount. */
function prepare(folders: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'odeta-canary-'));
  folders.push(folder);
  const [clone, directory] = [path.join(folder, 'cart'), path.join(folder, 'releases')];
  cpSync(process.env.RELEASES_DIR ?? '', directory, { recursive: true });
  copyWorkspace(clone, ['cart-mfe', 'shared', 'delivery', 'tools']);
  const file = path.join(clone, PAGE);
  const broken = "useCartVisit();\n  useEffect(() => {\n    throw new Error('broken mount');\n  }, []);";
  const before = readFileSync(file, 'utf8');
  const after = `import { useEffect } from 'react';\n${before.replace('useCartVisit();', broken)}`;
  if (!after.includes(broken)) throw new Error(`${file} is no longer what this test edits`);
  writeFileSync(file, after);
  return { clone, directory };
}

/** The first place of each error that a browser has reported: a line of the sources, although scripts are minified. */
const placesIn = (edge: FaultyEdge) => edge.failures('browser').map(({ cause }) => cause?.stack?.split('\n')[0] ?? '');

function thrownAt(clone: string, canary: string) {
  const lines = readFileSync(path.join(clone, PAGE), 'utf8').split('\n');
  const line = 1 + lines.findIndex((text) => text.includes("throw new Error('broken mount')"));
  return new RegExp(`^cart@${canary} ${PAGE}:${line}:\\d+$`);
}

const cartIn = (directory: string) => readNewestChange(directory).document.microFrontends.cart ?? [];

const canaryIn = (directory: string) =>
  cartIn(directory).find(({ deployment }) => deployment?.traffic === 10)?.metadata.version ?? '';

const shareOf = (directory: string, version: string) =>
  cartIn(directory).find(({ metadata }) => metadata.version === version)?.deployment?.traffic;

/** The fifth visitor with a failure stops the canary. `edge` reads this change a moment later: until then it gives the canary to visitors. */
async function expectStopped(visitors: number, port: number, share: () => number | undefined) {
  if (visitors < 5) return;
  await expect.poll(share).toBe(0);
  await expect.poll(() => isMeasuring(port)).toBe(false);
}

/** Whether `edge` measures new visitors for a canary. */
async function isMeasuring(port: number) {
  const page = await fetch(`http://127.0.0.1:${port}/cart`);
  return page.headers.getSetCookie().some((cookie) => cookie.startsWith('canary='));
}

const sayBroken = (client: ShopClient, canary: string) =>
  client.post('/base/outcome', { release: `cart@${canary}`, outcome: 'render' });

async function buyWithBroken(shop: Shop, canary: string) {
  const { page } = shop;
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await buyer.saveOrderData();
  await page.goto(shop.address('sk', '/cart'));
  await shop.whenReady();
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'set-aside')?.value)
    .toContain(canary);
  await orderFromCart(buyer);
}
