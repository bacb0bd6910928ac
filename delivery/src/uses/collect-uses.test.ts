import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRuntime } from '@odeta/build/singletons';
import { UsesPlugin } from '@odeta/build/uses-plugin';
import webpack, { type Configuration } from 'webpack';
import type { CollectedUses } from './collected-uses.ts';

const main = `
import { used } from './lib.js';
import { jsx as _jsx } from 'react/jsx-runtime';
import { Button, buttonClass } from '@odeta/ui';
function Line(isMore) {
  const t = useTexts('cart');
  const shell = useTexts('shell');
  const named = (t) => t('parameter');
  t('own', {});
  shell(isMore ? 'ui.more' : 'ui.less', { count: 1 });
  shell(\`ui.sort.\${used}\`);
  i18n.t('title', { ns: 'help', ...used });
  buttonClass({ kind: 'text' });
  return _jsx(Button, { busy: true, ...used, style: { '--wide': 1, color: 'var(--color-sand)' }, children: named(t) });
}
const later = () => () => {
  const t = useTexts('cart');
  return t('later');
};
export { later, Line };
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

test('a build reports the events, storage keys, texts, tokens and exports that its sources use, and what they pass', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uses-'));
  writeFileSync(path.join(folder, 'main.js'), main);
  writeFileSync(path.join(folder, 'lib.js'), lib);
  const collected = await collect(folder, {
    externals: { 'react/jsx-runtime': 'var jsx', '@odeta/ui': 'var ui' },
    entry: './main.js',
  });
  rmSync(folder, { recursive: true });

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
  expect(collected?.texts).toEqual([
    { unit: 'cart', key: 'own', values: [] },
    { unit: 'shell', key: 'ui.more', values: ['count'] },
    { unit: 'shell', key: 'ui.less', values: ['count'] },
    { unit: 'shell', key: 'ui.sort.*', values: [] },
    { unit: 'help', key: 'title', values: ['*'] },
    { unit: 'cart', key: 'later', values: [] },
  ]);
  expect(collected?.passed).toEqual([
    { module: '@odeta/ui', name: 'buttonClass', at: 0, fields: ['kind'] },
    { module: '@odeta/ui', name: 'Button', at: 0, fields: ['busy', 'style', 'children'] },
  ]);
  expect(collected?.sent).toEqual([{ event: 'cart.changed', isWhole: true, fields: { cartItemsCount: null } }]);
  expect(collected?.tokens).toEqual({ used: ['--color-sand'], set: ['--wide'] });
  expect(collected?.exports).toEqual({ [path.join(folder, 'lib.js')]: ['used'] });
});

test('the names of the federation runtime that a remote takes from the page, and those that the shell publishes, are reported', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uses-'));
  const core = '@module-federation/runtime-core';
  const shell = await collect(path.dirname(publishRuntime), {
    entry: publishRuntime,
    output: { path: folder, filename: 'shell.js' },
    module: { rules: [{ test: /\.ts$/, use: createRequire(publishRuntime).resolve('swc-loader') }] },
  });
  writeFileSync(path.join(folder, 'main.js'), `import { satisfy } from '${core}';\nsatisfy('1.0.0', '^1.0.0');`);
  const remote = await collect(folder, { entry: './main.js', externals: { [core]: '_FEDERATION_RUNTIME_CORE' } });

  expect(remote?.shared).toEqual({ [core]: ['satisfy'] });
  expect(remote?.gives).toEqual({});
  expect(shell?.gives[core]).toEqual(expect.arrayContaining(['ModuleFederation', 'satisfy']));
  expect(shell?.shared).toEqual({});
  rmSync(folder, { recursive: true });
});

/** Builds sources of a folder, and returns what the build uses. */
async function collect(folder: string, config: Configuration): Promise<CollectedUses | undefined> {
  const reported: CollectedUses[] = [];
  const plugin = new UsesPlugin((collected: CollectedUses) => reported.push(collected));
  const compiler = webpack({
    mode: 'production',
    context: folder,
    output: { path: folder },
    optimization: { minimize: false },
    ...config,
    plugins: [plugin],
  });
  await new Promise((resolve, reject) => compiler?.run((error, stats) => (error ? reject(error) : resolve(stats))));
  await new Promise((resolve) => compiler?.close(resolve));
  return reported[0];
}
