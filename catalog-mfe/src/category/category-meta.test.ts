import { createTestStorefront } from '@odeta/storefront/testing';
import { categoryOf } from '../../testing/category.ts';
import { messages } from '../messages/index.ts';
import { createCategoryStore } from './category.store.ts';
import { categoryMeta } from './category-meta.ts';

async function metaOf(query: string, state: object = { status: 'ready', category: categoryOf() }) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  Object.assign(storefront.storeOf(createCategoryStore).state, state);
  return categoryMeta(storefront, { path: '/c/kabaty', params: { slug: 'kabaty' }, query: new URLSearchParams(query) });
}

test('a category has its own title, description, canonical URL, alternates and breadcrumbs', async () => {
  expect(await metaOf('')).toMatchObject({
    title: 'Kabáty – Ženy | ODETA',
    description: expect.stringMatching(/^Na zimu aj na jar\. Ceny od 24,99\s€\. Doručenie/),
    canonical: '/c/kabaty',
    alternates: { pl: '/c/plaszcze', sk: '/c/kabaty' },
    structuredData: [{ '@type': 'BreadcrumbList' }],
  });
});

test('the description of a category without its own text is the category name and lowest price', async () => {
  const { description } = await metaOf('', { status: 'ready', category: categoryOf({ description: '' }) });
  expect(description?.replace(/\s/g, ' ')).toMatch(/^Kabáty – Ženy\. Ceny od 24,99 €\./);
});

test('the title of a department is only its own name', async () => {
  const category = categoryOf({ name: 'Ženy', breadcrumbs: [{ name: 'Ženy', url: '/c/zeny' }] });
  expect((await metaOf('', { status: 'ready', category })).title).toBe('Ženy | ODETA');
});

test('a filtered category is noindex and has no canonical URL and no alternates', async () => {
  const filters = { ...categoryOf().filters, size: ['clothes-38'] };
  const meta = await metaOf('size=clothes-38', { status: 'ready', category: categoryOf({ filters }) });
  expect(meta.redirect).toBeUndefined();
  expect(meta.robots).toBe('noindex');
  expect(meta.canonical).toBeUndefined();
  expect(meta.alternates).toBeUndefined();
});

test('a filtered or sorted category whose data is late is noindex, too, and an unfiltered one is not', async () => {
  const late = { status: 'loading', category: null };

  expect((await metaOf('size=clothes-38', late)).robots).toBe('noindex');
  expect((await metaOf('sort=2', late)).robots).toBe('noindex');
  expect((await metaOf('', late)).robots).toBeUndefined();
});

test('an old URL with filters redirects to the URL with the recognised filters', async () => {
  const filters = { ...categoryOf().filters, size: ['clothes-38', 'shoes-38'], color: ['black'] };
  const state = { status: 'ready', category: categoryOf({ filters }) };

  expect(await metaOf('size=38&color=ink', state)).toMatchObject({
    robots: 'noindex',
    redirect: '/c/kabaty?size=clothes-38&size=shoes-38&color=black',
  });
});

test('every further page has its own title and canonical URL, and no alternates', async () => {
  expect(await metaOf('page=2')).toMatchObject({
    title: 'Kabáty – Ženy, strana 2 | ODETA',
    canonical: '/c/kabaty?page=2',
  });
  expect((await metaOf('page=2')).alternates).toBeUndefined();
});

test('another sort order is noindex and has no canonical URL', async () => {
  const meta = await metaOf('sort=2');
  expect(meta.robots).toBe('noindex');
  expect(meta.canonical).toBeUndefined();
});

test('a category that does not exist returns 404 and noindex', async () => {
  expect(await metaOf('', { status: 'not-found' })).toMatchObject({ status: 404, robots: 'noindex' });
});
