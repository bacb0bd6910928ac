import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buildUnits } from '../../tools/build.ts';
import { copyWorkspace } from '../../tools/workspace-copy.ts';
import { type FaultyEdge, startEdge } from '../faulty-edge.ts';
import { expect, test } from '../fixtures.ts';
import { Shop } from '../shop.ts';

/** The steps of `docs/add-a-remote.md`: a copied folder with a name of its own, and one line. */
function addRemote(root: string) {
  const folder = path.join(root, 'gift-mfe');
  cpSync(path.join(root, 'cart-mfe'), folder, { recursive: true, verbatimSymlinks: true });
  edit(path.join(folder, 'package.json'), (text) =>
    text.replace('@odeta/cart-mfe', '@odeta/gift-mfe').replace('"name": "cart"', '"name": "gift"'),
  );
  edit(path.join(root, 'shell/src/remotes.ts'), (text) =>
    text.replace("  { name: 'cart',", "  { name: 'gift', mount: '/gift' },\n  { name: 'cart',"),
  );
}

function edit(file: string, change: (text: string) => string) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} stayed as it was`);
  writeFileSync(file, changed);
}

test.describe('a remote that is added', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'odeta-workspace-'));
  const directory = mkdtempSync(path.join(tmpdir(), 'odeta-releases-'));
  let edge: FaultyEdge | undefined;

  test.afterAll(async () => {
    await edge?.stop();
    for (const folder of [root, directory]) rmSync(folder, { recursive: true, force: true });
  });

  test('is a copied folder and one line: it is built, rendered on the server and answers in the browser', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    copyWorkspace(root);
    cpSync(process.env.RELEASES_DIR ?? '', directory, { recursive: true });
    addRemote(root);

    expect(await buildUnits({ root, releases: directory })).toEqual(expect.arrayContaining(['shell', 'gift']));
    edge = await startEdge({ directory });
    const shop = new Shop(page, edge.port);
    const response = await shop.open('sk', '/gift');

    expect(await response?.text()).toContain('Košík je prázdny');
    await expect(page.getByRole('heading', { level: 1, name: 'Košík je prázdny' })).toBeVisible();
    await page.close();
  });
});
