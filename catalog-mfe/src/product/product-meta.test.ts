import { createTestStorefront } from '@odeta/storefront/testing';
import { productOf } from '../../testing/product.ts';
import { messages } from '../messages/index.ts';
import { createProductStore } from './product.store.ts';
import { productMeta } from './product-meta.ts';

const location = { path: '/p/vlneny-kabat', params: { slug: 'vlneny-kabat' }, query: new URLSearchParams('color=ink') };

async function metaOf(state: object) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  Object.assign(storefront.storeOf(createProductStore).state, state);
  return productMeta(storefront, location);
}

test('all colours of a product have the same canonical URL', async () => {
  expect(await metaOf({ status: 'ready', product: productOf() })).toMatchObject({
    title: 'Vlnený kabát | ODETA',
    description: 'Dvojradový kabát po kolená.',
    canonical: '/p/vlneny-kabat',
    alternates: { pl: '/p/plaszcz', sk: '/p/vlneny-kabat' },
    structuredData: [{ '@type': 'ProductGroup' }, { '@type': 'BreadcrumbList' }],
  });
});

test('the link preview of a product shows the colour from the URL and its price', async () => {
  const { preview } = await metaOf({ status: 'ready', product: productOf() });
  expect(preview).toEqual({
    picture: { path: 'coat-ink/front', alt: 'Kabát, čierna' },
    price: { amount: 119.99, currency: 'EUR', text: '119,99\u00a0€' },
  });
});

test('a long description is cut after a word, to at most 160 characters', async () => {
  const { description } = await metaOf({ status: 'ready', product: productOf({ description: 'Kabát '.repeat(60) }) });
  expect(description).toMatch(/Kabát…$/);
  expect(description?.length).toBeLessThanOrEqual(160);
});

test('a product that does not exist returns 404 and noindex', async () => {
  expect(await metaOf({ status: 'not-found' })).toMatchObject({ status: 404, robots: 'noindex' });
});
