import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsesPlugin } from '@odeta/build/uses-plugin';
import webpack from 'webpack';
import type { CollectedUses } from './collected-uses.ts';

const main = `
import { pages, returnPageOf, searchUrl } from './pages.js';
export const addresses = { gift: { path: '/gift' }, returns: { path: pages.returns } };
const ACCOUNT = '/account/';
render('a', { href: '/wishlist/' });
render('a', { href: ACCOUNT + 1, home: '/' });
location.assign(\`\${ACCOUNT}orders?page=2#top\`);
open(returnPageOf(7), searchUrl('coat'), pages.cart);
'a/b'.split('/').join('//evil.example');
if (path === '/compared' || path.startsWith('/looked/at')) open('/c/' + slug, base + '/suffix');
api.prepare?.('/gift/init');
fetch('/Upper/case', \`/\${ACCOUNT.length}/unknown\`);
`;
const lib = `
export const pages = { cart: '/cart', confirm: '/confirm', returns: '/account/returns' };
export const returnPageOf = (id) => \`\${pages.returns}/\${id}\`;
const search = (term) => \`/search/\${encodeURIComponent(term)}/\`;
export { search as searchUrl };
export const unused = () => '/unused';
`;

test('a build reports the addresses of pages that it links to, redirects to or opens, after tree shaking', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  writeFileSync(path.join(folder, 'main.js'), main);
  writeFileSync(path.join(folder, 'pages.js'), lib);
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

  expect(reported[0]?.links).toEqual([
    '/',
    '/account',
    '/account/orders',
    '/account/returns',
    '/account/returns/*',
    '/c/*',
    '/cart',
    '/search/*',
    '/wishlist',
  ]);
});
