import { type Home, readHome, readSearchStart } from '@odeta/contracts';
import { keepViewed } from '@odeta/storefront/last-viewed';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { answers, createTestStorefront, refuses, renderInStorefront, screen } from '@odeta/storefront/testing';
import { home } from '../../testing/home.ts';
import { cardOf } from '../../testing/product.ts';
import { messages } from '../messages/index.ts';
import { NextGoods } from './next-goods.tsx';

const four = ['11', '12', '13', '14'].map((id) => cardOf(id));
const viewed = answers(readSearchStart, { popular: [], viewed: four });
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

afterEach(() => window.localStorage.clear());

async function render(answer: ReturnType<typeof answers>) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [answer], messages: { catalog } });
  return renderInStorefront(<NextGoods />, { storefront });
}

test('a page that leads no further shows four products that were viewed last', async () => {
  for (const number of ['1', '2', '3', '4']) keepViewed(number, safeLocalStorage());

  await render(viewed);

  expect(await screen.findByRole('heading', { name: 'Naposledy ste si pozreli' })).toBeVisible();
  expect(names()).toEqual(['Výrobok 11', 'Výrobok 12', 'Výrobok 13', 'Výrobok 14']);
});

test('before four products were viewed, it shows what the country buys', async () => {
  const popular: Home['productShelves'][number] = {
    key: 'popular',
    title: 'Najčastejšie',
    link: null,
    products: [cardOf('9')],
  };
  await render(answers(readHome, { ...home, productShelves: [...home.productShelves, popular] }));

  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(names()[0]).toBe('Výrobok 9');
});

test('if the goods cannot be loaded, the page stays as it is', async () => {
  await render(refuses(readHome, { code: 'unexpected', status: 500 }));

  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
