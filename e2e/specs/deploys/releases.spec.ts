import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readNewestChange } from '@odeta/delivery/testing/store-folder';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import type { Browser, Page } from '@playwright/test';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { runIn, startAndKill } from '../../run-command.ts';
import { Shop } from '../../shop.ts';
import { launchWholeBrowser } from '../../whole-browser.ts';

test.describe('teams that release independently', { tag: '@once' }, () => {
  const folders: string[] = [];
  let directory: string;
  let edge: FaultyEdge | undefined;
  let browser: Browser | undefined;

  const newFolder = (name: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), `odeta-${name}-`));
    folders.push(folder);
    return folder;
  };
  const versionOf = (unit: string) =>
    readNewestChange(directory).document.microFrontends[unit]?.[0]?.metadata.version ?? '';

  test.beforeEach(() => {
    directory = newFolder('releases');
    cpSync(process.env.RELEASES_DIR ?? '', directory, { recursive: true });
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await browser?.close();
    await edge?.stop();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  test('a clone of one unit and an older clone of all units never revert each other, nor does a killed start', async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    edge = await startEdge({ directory });
    const shop = new Shop(page, edge.port);
    const [older, ofHelp] = [newFolder('older'), newFolder('help')];
    copyWorkspace(older);
    copyWorkspace(ofHelp, ['help-mfe', 'shared', 'delivery', 'tools']);
    const before = { help: versionOf('help'), confirm: versionOf('confirm'), cart: versionOf('cart') };
    // The headless shell may lack compression dictionaries.
    browser = await launchWholeBrowser();
    const visitor = new Shop(await browser.newPage(), edge.port);
    const entries = recordEntries(visitor.page);
    await visitor.open('sk', '/pomoc/');
    edit(ofHelp, 'help-mfe', '"title": "S čím vám pomôžeme"', '"title": "Poradňa"');
    edit(older, 'confirm-mfe', 'Ďakujeme', 'Srdečne ďakujeme');

    // In parallel: the second command builds upon the change of the first one.
    const commands = [runIn(ofHelp, 'release', 'help', '--store', directory)];
    commands.push(runIn(older, 'release', 'confirm', '--store', directory));
    await Promise.all(commands);

    await expectTitle(shop, /^Poradňa$/);
    const after = { help: versionOf('help'), confirm: versionOf('confirm'), cart: versionOf('cart') };
    expect([after.help === before.help, after.confirm === before.confirm, after.cart]).toEqual([
      false,
      false,
      before.cart,
    ]);

    // A browser that has the version before gets what has changed, any other one the compressed file.
    await visitor.open('sk', '/pomoc/');
    await expect.poll(() => entries.get(after.help)?.encoding).toBe('dcz');
    const [whole, delta] = [entries.get(before.help), entries.get(after.help)];
    expect(whole?.encoding).toBe('br');
    expect(delta?.bytes).toBeLessThan((whole?.bytes ?? 0) / 5);
    const other = await request.get(
      `http://127.0.0.1:${edge.port}/releases/help/${after.help}/browser/remote-entry.js`,
      { headers: { host: `sk.localhost:${edge.port}`, 'accept-encoding': 'gzip, deflate, br' } },
    );
    expect(other.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, available-dictionary' });

    const { number } = readNewestChange(directory);
    expect(await startAndKill(older, directory)).toContain(`help: ${after.help} is live`);
    expect(readNewestChange(directory).number).toBe(number);

    await runIn(ofHelp, 'rollback', 'help', '--store', directory);
    await expectTitle(shop, /^S čím vám pomôžeme$/);
    expect([versionOf('help'), versionOf('confirm')]).toEqual([before.help, after.confirm]);
  });

  /** What was transferred for the entry of each version of the help. */
  function recordEntries(page: Page) {
    const entries = new Map<string, { encoding: string | undefined; bytes: number }>();
    page.on('requestfinished', async (request) => {
      const [, version] = /\/releases\/help\/([^/]+)\/browser\/remote-entry\.js/.exec(request.url()) ?? [];
      const response = version ? await request.response() : null;
      if (!version || !response || entries.has(version)) return;
      const [headers, { responseBodySize: bytes }] = [response.headers(), await request.sizes()];
      entries.set(version, { encoding: headers['content-encoding'], bytes });
    });
    return entries;
  }

  /** Waits for the title: a deploy is visible within seconds. */
  const expectTitle = (shop: Shop, title: RegExp) =>
    expect(async () => {
      await shop.open('sk', '/pomoc/');
      await expect(shop.page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 1 });
    }).toPass();

  function edit(root: string, unit: string, before: string, after: string) {
    const file = path.join(root, unit, 'src/messages/sk.json');
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} is no longer what this test edits`);
    writeFileSync(file, text.replace(before, after));
  }
});
