import type { TrackingFact } from '@odeta/contracts';
import { createTestStorefront } from '@odeta/storefront/testing';
import { createFactsStore } from './facts.store.ts';

test('facts reported early are stored unchanged, and the tag parameters are delivered first (N3)', () => {
  const storefront = createTestStorefront();
  const { follow } = storefront.storeOf(createFactsStore);
  const item = { catalogNumber: 'OD-1', name: 'Tričko', price: 12.99, pricePromo: null };
  storefront.events.emit('tracking.reported', { fact: 'product-viewed', item });
  storefront.events.emit('tracking.reported', { fact: 'tags-read', tags: { nc: 1 } });
  item.name = 'changed';

  const taken: TrackingFact[] = [];
  follow((fact) => taken.push(fact));
  storefront.events.emit('tracking.reported', { fact: 'newsletter-signed-up', place: 'form' });

  expect(taken).toMatchObject([
    { fact: 'tags-read' },
    { fact: 'product-viewed', item: { name: 'Tričko' } },
    { fact: 'newsletter-signed-up' },
  ]);
});

test('discarding the stored facts does not discard the tag parameters of the page (D4, N2)', () => {
  const storefront = createTestStorefront();
  const { discard, follow } = storefront.storeOf(createFactsStore);
  storefront.events.emit('tracking.reported', { fact: 'tags-read', tags: { nc: 1 } });
  storefront.events.emit('tracking.reported', { fact: 'newsletter-signed-up', place: 'form' });

  discard();

  const taken: TrackingFact[] = [];
  follow((fact) => taken.push(fact));
  expect(taken).toEqual([{ fact: 'tags-read', tags: { nc: 1 } }]);
});
