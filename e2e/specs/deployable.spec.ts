import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { readNewestChange } from '../../tools/testing/store-folder.ts';
import { copyWorkspace } from '../../tools/workspace-copy.ts';
import { Buyer } from '../buyer.ts';
import { startEdge } from '../faulty-edge.ts';
import { expect, test } from '../fixtures.ts';
import { runIn } from '../run-command.ts';
import { Shop } from '../shop.ts';

const CART = 'cart-mfe/src/cart/line-price.tsx';
const UI = 'shared/ui/src/index.ts';
const PRICE = "export { Price } from './price.tsx';";
const reason = ['--force', '--reason', 'To be looked at in a browser'];

test('what can-deploy says of each cart beside each shell is what a browser shows', {
  tag: ['@once', '@full'],
}, async ({ browser, watch }) => {
  test.setTimeout(900_000);
  watch.expect(/./);
  const folder = mkdtempSync(path.join(tmpdir(), 'odeta-deployable-'));
  const directory = path.join(folder, 'releases');
  cpSync(process.env.RELEASES_DIR ?? '', directory, { recursive: true });
  const liveOf = (unit: string) =>
    readNewestChange(directory).document.microFrontends[unit]?.[0]?.metadata.version ?? '';
  const known = { shell: liveOf('shell'), cart: liveOf('cart') };
  const [less, more] = [path.join(folder, 'less'), path.join(folder, 'more')];
  const release = async (clone: string, unit: string) => {
    await runIn(clone, 'release', unit, '--store', directory, ...reason);
    return liveOf(unit);
  };

  copyWorkspace(less, ['shell', 'shared', 'tools']);
  edit(less, UI, PRICE, '');
  copyWorkspace(more, ['shell', 'cart-mfe', 'shared', 'tools']);
  edit(more, UI, PRICE, `${PRICE}\nexport { starOf } from './star.ts';`);
  writeFileSync(path.join(more, 'shared/ui/src/star.ts'), "export const starOf = () => '★';\n");
  // What takes over from a shell is the one before it: here from both the live one.
  const withStar = await release(more, 'shell');
  await makeLive(directory, known);
  const shells = { live: known.shell, 'without Price': await release(less, 'shell'), 'with a star': withStar };
  edit(more, CART, "import { Price, text } from '@odeta/ui';", "import { Price, starOf, text } from '@odeta/ui';");
  edit(more, CART, 'const ofOne = ', 'starOf();\n  const ofOne = ');
  const carts = { live: known.cart, 'that takes a star': await release(more, 'cart') };

  const said: Record<string, boolean> = {};
  const seen: Record<string, boolean> = {};
  for (const [shellName, shell] of Object.entries(shells)) {
    for (const [cartName, cart] of Object.entries(carts)) {
      const name = `cart ${cartName}, shell ${shellName}`;
      // It is asked before it is there: the cart before it is what takes over from it.
      await makeLive(directory, { shell, cart: known.cart });
      said[name] = await canDeploy(directory, cart);
      await makeLive(directory, { shell, cart });
      seen[name] = await isShown(browser, directory, cart);
    }
  }
  rmSync(folder, { recursive: true, force: true });

  expect(seen).toEqual(said);
  expect(Object.values(said)).toEqual([true, false, false, false, true, true]);
});

function edit(clone: string, file: string, before: string, after: string) {
  const name = path.join(clone, file);
  const source = readFileSync(name, 'utf8');
  if (!source.includes(before)) throw new Error(`${file} is no longer what this test edits`);
  writeFileSync(name, source.replace(before, after));
}

const workspace = path.resolve(import.meta.dirname, '../..');

/** By the command that is never refused. */
async function makeLive(directory: string, versions: Record<string, string>) {
  for (const [unit, version] of Object.entries(versions)) {
    const [entry] = readNewestChange(directory).document.microFrontends[unit] ?? [];
    if (entry?.metadata.version !== version) await runIn(workspace, 'rollback', unit, version, '--store', directory);
  }
}

async function canDeploy(directory: string, cart: string): Promise<boolean> {
  const command = ['can-deploy', 'cart', cart, '--store', directory, '--json'];
  const printed = await runIn(workspace, ...command).catch(({ stdout }) => stdout);
  return JSON.parse(printed).deployable;
}

/** Whether a new shopper with a full cart has the cart's page by this version, and not by another one, nor its fallback. */
async function isShown(browser: Browser, directory: string, cart: string): Promise<boolean> {
  // What an instance has set aside is set aside for minutes.
  const edge = await startEdge({ directory });
  const context = await browser.newContext();
  const page = await context.newPage();
  const buyer = new Buyer(new Shop(page, edge.port), 'sk');
  await buyer.haveCart();
  await page.goto(buyer.shop.address('sk', '/cart'));
  const outcome = { isShown: null as boolean | null };
  await expect
    .poll(
      async () => {
        outcome.isShown = await outcomeOf(page, cart);
        return outcome.isShown;
      },
      { timeout: 30_000 },
    )
    .not.toBeNull();
  await context.close();
  await edge.stop();
  return outcome.isShown === true;
}

/** `null` until it is known. */
const outcomeOf = (page: Page, cart: string) =>
  page.evaluate((version) => {
    const good = JSON.parse(localStorage.getItem('odeta.last-good.cart') ?? '[]');
    if (good.length > 0) return good[0].metadata.version === version;
    const retry = [...document.querySelectorAll('main button')].some(({ textContent }) =>
      /Skúsiť znova/.test(textContent ?? ''),
    );
    return retry ? false : null;
  }, cart);
