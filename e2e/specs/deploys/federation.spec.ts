import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { browserMistakes } from '../../mistakes.ts';
import { orderFromCart } from '../../order-from-cart.ts';
import { ReleaseFolder } from '../../release-folder.ts';
import { runIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';
import { openClone } from '../../team-clone.ts';

const HOST = 'http://another-host.localhost';

const NEWER = 'needs what only a newer shell has';

test.describe('standard module federation', { tag: '@once' }, () => {
  let folder: string;
  let releases: ReleaseFolder;
  let edge: FaultyEdge | undefined;

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'odeta-federation-'));
    releases = new ReleaseFolder();
    edge = undefined;
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await edge?.stop();
    releases.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a remote of the shop runs in the host of another team', async ({ page }) => {
    test.setTimeout(600_000);

    await openHost(page, releases.standaloneOf('help'), { folder, store: releases.directory });

    await expect(page.getByRole('heading', { name: 'S čím vám pomôžeme' })).toBeVisible();
  });

  test('the entry for the shop’s own pages says in the host of another team what it lacks', async ({ page, watch }) => {
    test.setTimeout(600_000);
    watch.expect(/./);

    await openHost(page, releases.entryOf('help').url, { folder, store: releases.directory });

    const lacks = 'The page has no federation runtime for help: other hosts load its standalone-entry.js';
    await expect.poll(() => watch.complaints.join()).toContain(lacks);
  });

  test('a remote built with Rspack is released by the command and works in a purchase', { tag: '@full' }, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const { buildWithRspack } = await import('../../federation/build-with-rspack.ts');
    const built = path.join(folder, 'built');
    await buildWithRspack(built);
    await release(built, { server: true, store: releases.directory });
    edge = await startEdge({ directory: releases.directory });

    await buyThrough(new Buyer(new Shop(page, edge.port), 'sk'), { server: true });
  });

  test('a remote that uses a name which the live shell does not have is refused: by the command, when versions are chosen, and by itself', async ({
    page,
    watch,
  }) => {
    test.setTimeout(600_000);
    watch.expect(/./);
    const clone = await openClone(NEWER, browserMistakes[NEWER]);
    const { metadata: before } = releases.entryOf('cart');

    const refusal = await runIn(clone, 'release', 'cart', '--store', releases.directory).catch(String);
    expect(refusal).toMatch(/cart@\S+ → shell@\S+: starOf of @odeta\/ui: the shell does not have it/);

    await releases.release(clone);
    const entry = releases.entryOf('cart');
    expect(entry.metadata.version).not.toBe(before.version);
    edge = await startEdge({ directory: releases.directory });
    const shop = new Shop(page, edge.port);
    const response = await shop.open('sk', '/cart');
    expect(await response?.text()).toContain(`/releases/cart/${before.version}/`);

    // The fitting version is no longer there, and an older instance names the other one.
    await page.route(`**/releases/cart/${before.version}/**`, (route) => route.fulfill({ status: 404 }));
    const older = { schema: '', microFrontends: { cart: [entry] } };
    await page.route('**/discovery.json', (route) => route.fulfill({ json: older }));
    await page.evaluate(() => localStorage.clear());
    await page.goto(shop.address('sk', '/cart'));

    await expect(page.getByRole('status').filter({ hasText: 'Niečo na tejto stránke sa nenačítalo' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Košík je prázdny' })).toBeVisible();
    expect(watch.complaints.join()).toContain('The page does not have starOf of @odeta/ui');
    expect(await page.evaluate(() => 'starOf' in globalThis)).toBe(false);
  });

  // Vite's remote is the harder case: no server bundle, and ES modules.
  test.describe('a remote built with Vite', () => {
    // One after the other: it is built and released once for both.
    test.describe.configure({ mode: 'default', timeout: 600_000 });
    let withVite: ReleaseFolder;
    test.beforeAll(async () => {
      test.setTimeout(600_000);
      withVite = new ReleaseFolder();
      const built = mkdtempSync(path.join(tmpdir(), 'odeta-vite-'));
      const { buildWithVite } = await import('../../federation/build-with-vite.ts');
      await buildWithVite(built);
      await release(built, { server: false, store: withVite.directory });
      rmSync(built, { recursive: true, force: true });
    });
    test.afterAll(() => withVite.remove());

    test('is released by the command and works in a purchase', async ({ page }) => {
      edge = await startEdge({ directory: withVite.directory });

      await buyThrough(new Buyer(new Shop(page, edge.port), 'sk'), { server: false });
    });

    test('is replaced by the previous version if a file was changed after its release', async ({ page, watch }) => {
      watch.expect(/valid digest|already registered|dynamically imported module/);
      withVite.tamper('help', 'assets/remote-*.js', (code) => `${code}\ndocument.title = 'changed';`);
      edge = await startEdge({ directory: withVite.directory });

      await new Shop(page, edge.port).open('sk', '/pomoc');

      // The previous live version replaces it.
      await expect(page.getByRole('heading', { level: 1, name: 'S čím vám pomôžeme' })).toBeVisible();
      await expect(page).not.toHaveTitle('changed');
    });
  });
});

/** Opens the host of another team with a remote of the shop. */
async function openHost(page: Page, remoteEntry: string, { folder, store }: { folder: string; store: string }) {
  // Imported in the tests that use them, because every run loads this file.
  const { buildHost } = await import('../../federation/build-host.ts');
  const host = path.join(folder, 'host');
  await buildHost(host, HOST + remoteEntry);
  await serveFiles(page, { '/releases/': store, '/': host });
  await page.goto(HOST);
}

async function buyThrough(buyer: Buyer, { server }: { server: boolean }) {
  const { page } = buyer;
  const response = await buyer.shop.open('sk', '/pomoc');
  expect((await response?.text())?.includes('Kúpené: 0')).toBe(server);
  await page.getByRole('button', { name: 'Kúpiť darček' }).click();
  await expect(page.getByText('Kúpené: 1')).toBeVisible();
  await buyer.saveOrderData();
  await page.getByRole('main').getByRole('link', { name: 'Do košíka' }).click();

  await orderFromCart(buyer);
}

async function release(built: string, { server, store }: { server: boolean; store: string }) {
  describeBuilt(built, { server });
  await runIn(workspace, 'release', '--built', built, '--store', store);
}

/** Writes the description of the team's build. */
function describeBuilt(built: string, { server }: { server: boolean }) {
  const description = {
    unit: 'help',
    version: '2.0.0',
    owner: 'Gifts',
    entry: 'remote-entry.js',
    routes: [{ path: '/pomoc', sameForAll: true }],
    ...(server ? { server: 'server/server.cjs' } : { modules: true }),
  };
  writeFileSync(path.join(built, 'unit.json'), JSON.stringify(description));
}

/** Answers the browser's requests with files, so that the host needs no server. */
async function serveFiles(page: Page, folders: Record<string, string>) {
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const body = '<!doctype html><title>Another host</title><body><script src="/main.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    }
    const prefix = Object.keys(folders).find((start) => pathname.startsWith(start)) ?? '/';
    const file = path.join(folders[prefix] ?? '', pathname.slice(prefix.length));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}
