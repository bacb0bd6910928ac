import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { clone, commitAll, makeRepository, npmRun, npmStart } from '../../fresh-clones.ts';
import type { RunningCommand } from '../../run-command.ts';
import { Shop } from '../../shop.ts';

// Two installations and a production build of every unit. `../../dev/add-remote.spec.ts` opens a new remote in development, and
// `tools/new/new.test.ts` checks daily that its packages can be installed.
test.describe('adding a remote', { tag: '@full' }, () => {
  let folder: string;
  let running: RunningCommand | undefined;

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'odeta-clones-'));
    running = undefined;
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a remote made by the command in a fresh clone works in the clone of a colleague, who buys in that shop', async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    const origin = path.join(folder, 'origin');
    const first = path.join(folder, 'first');
    const second = path.join(folder, 'second');
    makeRepository(origin);
    clone(origin, first);
    await npmRun(first, 'new', '--', 'remote', 'gift', '--owner', 'Presents');
    commitAll(first, 'A page for presents');
    clone(first, second);

    running = await npmStart(second);
    const shop = new Shop(page, running.port);
    const response = await shop.open('sk', '/gift');

    expect(await response?.text()).toContain('Nová stránka');
    await expect(page.getByRole('heading', { level: 1, name: 'Nová stránka' })).toBeVisible();

    const { stdout: units } = await npmRun(second, 'releases', '--', 'unit', 'list');
    expect(units).toMatch(/^gift +\/gift$/m);

    const buyer = new Buyer(shop, 'sk');
    await buyer.beReadyToOrder();
    await buyer.placeOrder();
    await buyer.expectThanks();
  });
});
