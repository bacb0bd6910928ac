import { readSearchStart } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, waitFor } from '@odeta/storefront/testing';
import { cardOf } from '../../testing/product.ts';
import { messages } from '../messages/index.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

async function render({ viewed, top }: { viewed: string[]; top: number }) {
  window.localStorage.setItem('lastViewed', JSON.stringify(viewed));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 0));
  const { default: catalog } = await messages.sk();
  const api = [answers(readSearchStart, { popular: [], viewed: [cardOf('2')] })];
  const storefront = createTestStorefront({ messages: { catalog }, api });
  await renderInStorefront(<RecentlyViewed except="1" />, { storefront });
  return storefront;
}
afterEach(() => {
  window.localStorage.clear();
  jest.restoreAllMocks();
});

test('recently viewed products are shown below the page, without the current product (P11)', async () => {
  const storefront = await render({ viewed: ['1', '2'], top: 5000 });

  expect(await screen.findByRole('heading', { name: 'Naposledy ste si pozreli' })).toBeVisible();
  expect(storefront.sent.map(({ query }) => query)).toEqual([{ viewed: '2' }]);
});

test.each([
  ['nothing else was viewed', { viewed: ['1'], top: 5000 }],
  ['its place is in view already, where it would move what is read', { viewed: ['2'], top: -1 }],
])('nothing is requested and nothing shown when %s (P11)', async (_when, page) => {
  const storefront = await render(page);

  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  expect(storefront.sent).toEqual([]);
});
