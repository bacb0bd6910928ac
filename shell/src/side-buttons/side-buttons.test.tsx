import { createTestStorefront, fireEvent, renderInStorefront, screen } from '@odeta/storefront/testing';
import { emptyLayoutContents } from '../layout/layout-contents.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { SideButtons } from './side-buttons.tsx';

async function renderButtons(hasChat: boolean) {
  const storefront = createTestStorefront();
  Object.assign(storefront.storeOf(createSiteContentsStore).state, { layout: { ...emptyLayoutContents(), hasChat } });
  await renderInStorefront(<SideButtons />, { storefront });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

test('beside every page stands the way to its top (B13)', async () => {
  expect(await renderButtons(false)).toEqual(['#top']);
});

test('the chat stands there where the country has one (D12, R14)', async () => {
  expect(await renderButtons(true)).toEqual(['#live-chat', '#top']);
});

test('without scroll-driven animations the way up comes when the page is scrolled (B13)', async () => {
  await renderButtons(false);
  const up = screen.getByRole('link');
  expect(up).toHaveClass('hidden');

  Object.assign(window, { scrollY: 800 });
  fireEvent.scroll(window);

  expect(up).not.toHaveClass('hidden');
});
