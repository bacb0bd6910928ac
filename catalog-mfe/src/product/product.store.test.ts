import { readProduct } from '@odeta/contracts';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { productOf } from '../../testing/product.ts';
import { createProductStore } from './product.store.ts';

const storefrontWith = (answer: ReturnType<typeof answers>) => createTestStorefront({ api: [answer] });

test('a product is loaded', async () => {
  const storefront = storefrontWith(answers(readProduct, productOf()));
  const { load, state } = storefront.storeOf(createProductStore);

  await load('vlneny-kabat');

  expect(state.status).toBe('ready');
  expect(state.product?.name).toBe('Vlnený kabát');
});

test('a product that does not exist is not found, and no alert is shown', async () => {
  const said = { type: 'error', message: 'Nenašli sme.', autoclose: true, closable: true } as const;
  const storefront = storefrontWith(refuses(readProduct, { code: 'not-found', status: 404, messages: [said] }));
  const { load, state } = storefront.storeOf(createProductStore);

  await load('nic');

  expect(state).toMatchObject({ status: 'not-found', product: null });
  expect(storefront.storeOf(createAlertsStore).state.alerts).toEqual([]);
});

test('loading a product rejects when the server is unreachable', async () => {
  const { load } = storefrontWith(unreachable(readProduct)).storeOf(createProductStore);

  await expect(load('vlneny-kabat')).rejects.toMatchObject({ code: 'unreachable' });
});

test('another colour of the same product sends no request', async () => {
  const storefront = storefrontWith(answers(readProduct, productOf()));
  const { load } = storefront.storeOf(createProductStore);

  await load('vlneny-kabat');
  await load('vlneny-kabat');

  expect(storefront.sent).toHaveLength(1);
});

test('a page restored from the cache requests the product again', async () => {
  const storefront = storefrontWith(answers(readProduct, productOf()));
  const { load } = storefront.storeOf(createProductStore);
  await load('vlneny-kabat');

  storefront.events.emit('page.restored', {});
  await load('vlneny-kabat');

  expect(storefront.sent).toHaveLength(2);
});
