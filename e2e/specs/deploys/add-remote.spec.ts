import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { addRemote } from '../../../tools/new/add-remote.ts';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { runIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';

// Needs a production build of two units. `../dev/add-remote.spec.ts` tests the same in development, where everything is built anyway.
test.describe('adding a remote', { tag: '@full' }, () => {
  let root: string;
  let directory: string;
  let edge: FaultyEdge | undefined;

  test.beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'odeta-workspace-'));
    directory = mkdtempSync(path.join(tmpdir(), 'odeta-releases-'));
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await edge?.stop();
    for (const folder of [root, directory]) rmSync(folder, { recursive: true, force: true });
  });

  test('a remote made of a copied folder and one line is built, rendered on the server and shown in the browser', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    copyWorkspace(root);
    cpSync(process.env.RELEASES_DIR ?? '', directory, { recursive: true });
    addRemote(root);

    await runIn(root, 'release', 'shell', 'gift', '--store', directory);
    edge = await startEdge({ directory });
    const shop = new Shop(page, edge.port);
    const response = await shop.open('sk', '/gift');

    expect(await response?.text()).toContain('Košík je prázdny');
    await expect(page.getByRole('heading', { level: 1, name: 'Košík je prázdny' })).toBeVisible();
  });
});
