import { createTestStorefront, renderInStorefront, screen, waitFor, within } from '@odeta/storefront/testing';
import { emptyLayoutContents } from '../layout/layout-contents.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { PromoStrip } from './promo-strip.tsx';

const banner = {
  url: '/c/zeny',
  content: '<b>Zľava 15 %</b> s kódom',
  code: 'SVETER15',
  isCollapsible: false,
  contentCollapsible: null,
  properties: { backgroundColor: null, font: null },
};

afterEach(() => delete document.documentElement.dataset.closed);

test('a collapsed strip still shows its words and its code, and opens again with the focus inside (D9)', async () => {
  const storefront = createTestStorefront();
  const layout = { ...emptyLayoutContents(), strips: [banner] };
  Object.assign(storefront.storeOf(createSiteContentsStore).state, { layout });
  document.documentElement.dataset.closed = 'strip smart-banner';
  const { user } = await renderInStorefront(<PromoStrip />, { storefront });
  const line = screen.getByRole('button', { name: 'Zľava 15 % s kódom SVETER15' });
  expect(line).toHaveAttribute('aria-expanded', 'false');

  await user.click(line);

  await waitFor(() => expect(document.documentElement.dataset.closed?.trim()).toBe('smart-banner'));
  expect(within(screen.getByRole('complementary')).getByRole('link')).toHaveFocus();
});
