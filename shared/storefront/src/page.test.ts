import { createRequire } from 'node:module';
import { type PageFile, page } from './page.ts';

const namePages = createRequire(import.meta.url)('../../build/name-pages-loader.cjs') as (source: string) => string;

const file: PageFile = { default: () => null, load: async () => {}, meta: () => ({ title: 'Orders' }) };
const parts = { page: file.default, load: file.load, meta: file.meta };

test('an imported page is a part of its remote, any other is opened with the name of its chunk', async () => {
  expect(page({ path: '/orders' }, file)).toEqual({ path: '/orders', ...parts });

  const route = page({ path: '/orders' }, async () => file, 'orders');
  expect(route).toMatchObject({ path: '/orders', chunk: 'orders' });
  expect(await ('open' in route && route.open())).toEqual({ parts });
});

test('the build names the chunk of a page after its file, for the page and for the server', () => {
  const written = [
    "page(addresses.order, () => import('./orders/order.page.tsx')),",
    "page(\n  addresses.returns,\n  () => import('./returns.page.tsx'),\n),",
  ];

  expect(namePages(written.join('\n')).split('),\n')).toEqual([
    `page(addresses.order, () => import(/* webpackChunkName: "page-order" */ './orders/order.page.tsx'), 'order'`,
    `page(\n  addresses.returns,\n  () => import(/* webpackChunkName: "page-returns" */ './returns.page.tsx'), 'returns'\n),`,
  ]);
});

test('the build refuses pages of one name, and a page that it cannot name', () => {
  const routes = "page(a, () => import('./a/list.page.tsx')), page(b, () => import('./b/list.page.tsx'))";
  expect(() => namePages(routes)).toThrow('list.page.tsx');
  expect(() => namePages("page(a, async () => await import('./list.page.tsx').then(open))")).toThrow('page(address');
});
