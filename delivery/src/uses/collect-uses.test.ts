import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsesPlugin } from '@odeta/build/uses-plugin';
import webpack from 'webpack';
import type { CollectedUses } from './describe-uses.ts';

const main = `
import { used } from './lib.js';
const KEY = 'checkout.email';
storefront.events.emit('cart.changed', { cartItemsCount: used });
events.on('page.restored', () => sessionStorage.getItem(KEY));
socket.on('data.arrived', () => localStorage.setItem(\`checkout.address.\${used}\`, '1'));
visitStorage('checkout.draft', {}).keep(readCookie(document, 'consent'));
document.cookie = \`confirmation=1; max-age=\${used}\`;
`;
const lib = `
export const used = Date.now();
export const unused = 2;
`;

test('a build reports the events, storage keys and exports that its sources use', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uses-'));
  writeFileSync(path.join(folder, 'main.js'), main);
  writeFileSync(path.join(folder, 'lib.js'), lib);
  const reported: CollectedUses[] = [];
  const plugin = new UsesPlugin((collected: CollectedUses) => reported.push(collected));
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: folder },
    plugins: [plugin],
  });
  await new Promise((resolve, reject) => compiler?.run((error, stats) => (error ? reject(error) : resolve(stats))));
  await new Promise((resolve) => compiler?.close(resolve));
  rmSync(folder, { recursive: true });

  const [collected] = reported;
  expect(collected?.literals.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'sends cart.changed',
    'hears page.restored',
    'reads checkout.email',
    'writes checkout.address.*',
    'reads checkout.draft',
    'writes checkout.draft',
    'reads consent',
    'writes confirmation',
  ]);
  expect(collected?.exports).toEqual({ [path.join(folder, 'lib.js')]: ['used'] });
});
