import { type CountryCode, readSearch, readSuggestion } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function search(country: CountryCode, q: string, more: Record<string, string> = {}) {
  const { status, body } = await newClient(shop.app, country).send(readSearch, { q, ...more });
  expect(status).toBe(200);
  return body;
}

async function suggestionsFor(country: CountryCode, phrase: string) {
  const { status, body } = await newClient(shop.app, country).send(readSuggestion, { phrase });
  expect(status).toBe(200);
  return body;
}

test('what the help answers stands above the products that the other words name, and in the suggestions (P13, P16)', async () => {
  const answers = [
    {
      question: 'Koľko?',
      url: '/pomoc/vratenie/#doprava',
      topic: 'Vrátenie',
      answer: expect.stringContaining('zdarma'),
    },
  ];

  const alone = await search('sk', 'vrátenie');
  expect(alone).toMatchObject({ answers, productCount: 0, shownFor: null });
  expect(alone.popular.length).toBeGreaterThan(0);

  const beside = await search('sk', 'vrátenie kabát');
  expect(beside).toMatchObject({ answers, shownFor: null });
  expect(beside.products[0]?.name).toBe('Kabát');

  const [{ question, url }] = answers as [(typeof answers)[number]];
  expect((await suggestionsFor('sk', 'vrátenie')).answers).toEqual([{ question, url }]);
  expect((await search('sk', 'kabát')).answers).toEqual([]);
});

test('a brand that is not sold is named beside the products for the other words (P13)', async () => {
  const { notSold, products, shownFor } = await search('sk', 'kabát nike');

  expect(notSold).toEqual({ kind: 'brand', name: 'Nike' });
  expect([products[0]?.name, shownFor]).toEqual(['Kabát', 'kabát']);
});
