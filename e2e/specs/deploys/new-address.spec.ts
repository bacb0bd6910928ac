import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { runIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';

// A production build of what `releases.spec.ts` releases, too, with another edit.
test.describe('a route added by a remote', { tag: ['@once', '@full'] }, () => {
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

  test('is available on the server and in the browser after releasing only the remote, without a shell build or restart', async ({
    page,
    watch,
  }) => {
    test.setTimeout(600_000);
    watch.expect(/404/);
    copyWorkspace(root);
    cpSync(process.env.RELEASES_DIR ?? '', directory, { recursive: true });
    edge = await startEdge({ directory });
    const shop = new Shop(page, edge.port);
    expect((await shop.open('sk', '/pomoc/kontakt/tlac'))?.status()).toBe(404);

    edit(
      'addresses.ts',
      "help: { path: '/pomoc/:slug?'",
      "part: { path: '/pomoc/:slug/:part', sameForAll: true },\n  $&",
    );
    edit('routes.tsx', /\{\s+path: addresses\.help\.path,[\s\S]+?\n {2}\},/, (found) =>
      [found.replace('help.path', 'part.path'), found].join('\n  '),
    );
    await runIn(root, 'release', 'help', '--store', directory);

    await expect(async () => {
      expect((await shop.open('sk', '/pomoc/kontakt/tlac'))?.status()).toBe(200);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  });

  function edit(file: string, before: string | RegExp, after: string | ((found: string) => string)) {
    const target = path.join(root, 'help-mfe/src', file);
    const text = readFileSync(target, 'utf8');
    const edited = text.replace(before, after as string);
    if (edited === text) throw new Error(`${file} is no longer what this test edits`);
    writeFileSync(target, edited);
  }
});
