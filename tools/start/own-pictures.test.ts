import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '@odeta/node/free-port';
import { begin, ended } from '@odeta/testing/commands';
import { mediaFolder } from '@odeta/testing/media-folder';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';

/** For a new database on a busy machine. */
const LIMIT_MS = 300_000;
const START = `
  const { readEnvironment } = await import('./tools/shop/environment.ts');
  const { startShop } = await import('./tools/shop/shop.ts');
  await startShop(readEnvironment(process.env));
  console.log('open');`;

/** The sources without `assets/`. */
const copy = path.join(mkdtempSync(path.join(tmpdir(), 'own-pictures-')), 'shop');
const environment = { MEDIA_DIR: mediaFolder, DATA_DIR: path.join(copy, '.data'), NODE_ENV: undefined };

const whenOpen = ({ stdout }: ReturnType<typeof begin>) =>
  new Promise<void>((resolve) => stdout.on('data', (data) => String(data).includes('open') && resolve()));

beforeAll(() => copyWorkspace(copy));
afterAll(() => rmSync(path.dirname(copy), { recursive: true, maxRetries: 5 }));

test(
  'a shop with its own folder of pictures starts without assets/',
  async () => {
    const port = String(await findFreePort());
    const variables = { ...environment, SEED_DIR: 'api/testing/seed', NODE_OPTIONS: '', HOST: '127.0.0.1', PORT: port };
    const child = begin(process.execPath, ['--input-type=module', '-e', START], variables, copy);
    const end = ended(child);
    await Promise.race([whenOpen(child), end]);

    const statuses = await Promise.all(
      ['/api/ready', '/media/anorak-mustard/front-480.avif', '/share/anorak-mustard/front.jpg'].map(
        async (address) => (await fetch(`http://127.0.0.1:${port}${address}`)).status,
      ),
    );
    child.kill();
    await end;

    expect(existsSync(path.join(copy, 'assets'))).toBe(false);
    expect(statuses).toEqual([200, 200, 200]);
  },
  LIMIT_MS,
);

test(
  'the tests that read pictures pass without assets/',
  async () => {
    const readers = ['api/src/seed/reading/(pictures|assortment)', 'edge/src/share-pictures'];
    const jest = path.join(copy, 'node_modules/jest/bin/jest.js');
    const variables = { ...environment, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };

    const { code, errors } = await ended(
      begin(process.execPath, [jest, ...readers, '--maxWorkers=1', '--reporters=default'], variables, copy),
    );

    expect([code, errors]).toEqual([0, expect.stringContaining('reading/pictures.test.ts')]);
  },
  LIMIT_MS,
);

test('only the default of MEDIA_DIR names the folder of pictures, and nothing the makers', () => {
  const sources = globSync('**/*.{ts,tsx,mjs,cjs}', {
    cwd: copy,
    exclude: (name) => ['node_modules', 'dist', '.data'].includes(name),
  });
  const named = sources.filter((file) =>
    /['"`/]assets\/(pictures|geo)/.test(readFileSync(path.join(copy, file), 'utf8')),
  );

  expect(named.sort()).toEqual(['edge/src/config/config.ts', 'shared/testing/src/media-folder.ts']);
});
