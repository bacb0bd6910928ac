import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type FaultyEdge, ReleaseFolder, startEdge } from '../faulty-edge.ts';
import { expect, test } from '../fixtures.ts';
import { Shop } from '../shop.ts';

const HOST = 'http://another-host.localhost';

test.describe('module federation is used as the library ships it', { tag: '@once' }, () => {
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

  test('a remote of ours runs in a host of another team', async ({ page }) => {
    test.setTimeout(120_000);
    // Bundlers are loaded by the tests that use them: every run reads this file.
    const { buildHost } = await import('../federation/build-host.ts');
    const host = path.join(folder, 'host');
    await buildHost(host, HOST + releases.entryOf('help').url);
    await serveFiles(page, { '/releases/': releases.directory, '/': host });

    await page.goto(HOST);

    await expect(page.getByRole('heading', { name: 'Pomoc' })).toBeVisible();
  });

  test('a remote that another bundler built is rendered by edge and runs in the shell', async ({ page }) => {
    test.setTimeout(120_000);
    const { releaseRemote } = await import('../federation/release-remote.ts');
    await releaseRemote(path.join(folder, 'remote'), releases);
    edge = await startEdge({ directory: releases.directory });
    const shop = new Shop(page, edge.port);

    const response = await shop.open('sk', '/pomoc');
    expect(await response?.text()).toContain('Zabalené: 0');
    await page.getByRole('button', { name: 'Zabaliť' }).click();

    await expect(page.getByText('Zabalené: 1')).toBeVisible();
  });
});

/** The host needs no server: the browser's requests are answered with files. */
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
