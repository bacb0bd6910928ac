import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readNewestChange } from '@odeta/delivery/testing/store-folder';
import { userAgentOf } from '@odeta/testing/simulated-app';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import type { Browser, Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { type InstalledApp, playBridge } from '../../play-bridge.ts';
import { runIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';
import { write } from '../../team-clone.ts';

const CART = 'cart-mfe/src/cart/line-price.tsx';
const UI = 'shared/ui/src/index.ts';
const PRICE = "export { Price } from './price.tsx';";
const TO_WEB = 'shared/contracts/src/app-bridge/to-web.ts';
const HANDLERS = 'shell/src/app-bridge/start-app-bridge.ts';
const APPS = 'delivery/apps';
const reason = ['--force', '--reason', 'To be looked at in a browser'];

/** What a visitor with a full cart gets at /cart: this version, the previous one, or an error message. */
type Outcome = 'works' | 'falls back' | 'is missing';

test('can-deploy predicts what a browser shows for each combination of cart, shell and app', {
  tag: ['@once', '@full'],
}, async ({ browser, watch }) => {
  test.setTimeout(1_800_000);
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

  copyWorkspace(less, ['shell', 'shared', 'delivery', 'tools']);
  write(less, [UI, PRICE, '']);
  write(less, [TO_WEB, 'backButton:', 'swipeBack:']);
  write(less, [HANDLERS, 'backButton:', 'swipeBack:']);
  copyWorkspace(more, ['shell', 'cart-mfe', 'shared', 'delivery', 'tools']);
  write(more, [UI, PRICE, `${PRICE}\nexport { starOf } from './star.ts';`]);
  writeFileSync(path.join(more, 'shared/ui/src/star.ts'), "export const starOf = () => '★';\n");
  const apps = installApps(more);
  // The fallback of a shell is the previous version: for both shells the live one.
  const withStar = await release(more, 'shell');
  await makeLive(directory, known);
  const withLess = await release(less, 'shell');
  const shells = { live: known.shell, 'without Price and back button': withLess, 'with a star': withStar };
  write(more, [CART, "import { Price, text } from '@odeta/ui';", "import { Price, starOf, text } from '@odeta/ui';"]);
  write(more, [CART, 'const ofOne = ', 'starOf();\n  const ofOne = ']);
  const carts = { live: known.cart, 'that takes a star': await release(more, 'cart') };

  const said: Record<string, [Outcome, isUnderstood: boolean]> = {};
  const seen: typeof said = {};
  for (const [shellName, shell] of Object.entries(shells)) {
    for (const [cartName, cart] of Object.entries(carts)) {
      // Checked before it is live, with the previous cart as its fallback.
      await makeLive(directory, { shell, cart: known.cart });
      const outcome = await outcomeSaid(more, directory, cart);
      const { edges } = await canDeploy(more, directory, 'shell', shell);
      await makeLive(directory, { shell, cart });
      // Each shell has a new edge, because an instance sets versions aside for minutes.
      const edge = await startEdge({ directory });
      for (const app of apps) {
        const name = `cart ${cartName}, shell ${shellName}, app ${app.app}`;
        said[name] = [outcome, !edges.some(({ provider }) => provider === `app ${app.app}`)];
        seen[name] = await look(browser, edge.port, { cart, app });
      }
      await edge.stop();
    }
  }
  rmSync(folder, { recursive: true, force: true });

  expect(seen).toEqual(said);
  const understood = Object.values(said).map(([, isUnderstood]) => isUnderstood);
  const [allButNext, olderAlone] = [
    [true, true, false],
    [false, true, false],
  ];
  expect(understood).toEqual([allButNext, allButNext, olderAlone, olderAlone, allButNext, allButNext].flat());
  const outcomes = ['works', 'falls back', 'is missing', 'is missing', 'works', 'works'];
  expect(Object.values(said).map(([outcome]) => outcome)).toEqual(outcomes.flatMap((one) => [one, one, one]));
});

const workspace = path.resolve(import.meta.dirname, '../../..');

/** `rollback` is the command that is never refused. */
async function makeLive(directory: string, versions: Record<string, string>) {
  for (const [unit, version] of Object.entries(versions)) {
    const [entry] = readNewestChange(directory).document.microFrontends[unit] ?? [];
    if (entry?.metadata.version !== version) await runIn(workspace, 'rollback', unit, version, '--store', directory);
  }
}

/** Besides the current app, an older one with fewer features, and one with the next version of the bridge. */
function installApps(clone: string): InstalledApp[] {
  const today: InstalledApp = JSON.parse(readFileSync(path.join(clone, APPS, '3.0.json'), 'utf8'));
  const { backButton: _, pushToken: __, ...sends } = today.sends;
  const { consent: ___, ...hears } = today.hears;
  const others = [
    { ...today, app: '2.5', sends, hears },
    { ...today, app: '4.0', version: today.version + 1 },
  ];
  for (const app of others) writeFileSync(path.join(clone, APPS, `${app.app}.json`), JSON.stringify(app));
  return [today, ...others];
}

interface Answer {
  edges: { provider: string }[];
  beside: { role: string; edges: object[] }[];
}

async function canDeploy(clone: string, directory: string, unit: string, version: string): Promise<Answer> {
  const command = ['can-deploy', unit, version, '--store', directory, '--json'];
  return JSON.parse(await runIn(clone, ...command).catch(({ stdout }) => stdout));
}

async function outcomeSaid(clone: string, directory: string, cart: string): Promise<Outcome> {
  const { edges, beside } = await canDeploy(clone, directory, 'cart', cart);
  if (edges.length === 0) return 'works';
  const fallback = beside.find(({ role }) => role === 'fallback');
  return fallback && fallback.edges.length === 0 ? 'falls back' : 'is missing';
}

/** What a new shopper with a full cart gets in an app's webview. */
async function look(
  browser: Browser,
  port: number,
  { cart, app }: { cart: string; app: InstalledApp },
): Promise<[Outcome, isUnderstood: boolean]> {
  const context = await browser.newContext({ userAgent: userAgentOf({ platform: 'android', version: '3.4' }) });
  const page = await context.newPage();
  const bridge = await playBridge(page, app);
  const buyer = new Buyer(new Shop(page, port), 'sk');
  await buyer.haveCart();
  await page.goto(buyer.shop.address('sk', '/cart'));
  const shown = { outcome: null as Outcome | null };
  await expect
    .poll(
      async () => {
        shown.outcome = await outcomeOf(page, cart);
        return shown.outcome;
      },
      { timeout: 120_000 },
    )
    .not.toBeNull();
  const understood = await isUnderstood(bridge, app);
  await context.close();
  return [shown.outcome ?? 'is missing', understood];
}

/** Whether the page accepts the app's messages, and the app receives those that it needs from a cart page. */
async function isUnderstood(bridge: Awaited<ReturnType<typeof playBridge>>, { sends }: InstalledApp) {
  await expect.poll(bridge.greeting).toBeDefined();
  if (bridge.greeting() === 'refused') return false;
  await expect.poll(() => bridge.heard.has('basketCount')).toBe(true);
  if (!sends.backButton) return true;
  const id = bridge.send('backButton', {});
  await expect.poll(() => bridge.answers.get(id)).toBeDefined();
  return bridge.answers.get(id) !== 'refused';
}

/** `null` until it is known. */
const outcomeOf = (page: Page, cart: string) =>
  page.evaluate((version): Outcome | null => {
    const good = JSON.parse(localStorage.getItem('odeta.last-good.cart') ?? '[]');
    if (good.length > 0) return good[0].metadata.version === version ? 'works' : 'falls back';
    const retry = [...document.querySelectorAll('main button')].some(({ textContent }) =>
      /Skúsiť znova/.test(textContent ?? ''),
    );
    return retry ? 'is missing' : null;
  }, cart);
