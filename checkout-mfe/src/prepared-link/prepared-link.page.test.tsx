import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import PreparedLinkPage from './prepared-link.page.tsx';

test.each([
  ['used', 'Tento odkaz už niekto otvoril'],
  ['expired', 'Platnosť odkazu vypršala'],
  ['<script>', 'Tento odkaz nie je úplný'],
])('an unusable checkout link shows the reason (%s) and a link to the cart (E1)', async (why, title) => {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({ messages: { checkout } });

  await renderInStorefront(<PreparedLinkPage />, {
    storefront,
    url: `/checkout/link?why=${encodeURIComponent(why)}`,
  });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Do košíka' })).toHaveAttribute('href', '/cart');
});
