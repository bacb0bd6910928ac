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

test('the side buttons contain a link to the top of the page (B13)', async () => {
  expect(await renderButtons(false)).toEqual(['#top']);
});

test('the side buttons contain a link to the chat in a country with chat (D12, R14)', async () => {
  expect(await renderButtons(true)).toEqual(['#live-chat', '#top']);
});

test('without scroll-driven animations the link to the top appears when the page is scrolled (B13)', async () => {
  jest.spyOn(CSS, 'supports').mockReturnValue(false);
  await renderButtons(false);
  const up = screen.getByRole('link');
  expect(up).toHaveClass('hidden');

  Object.assign(window, { scrollY: 800 });
  fireEvent.scroll(window);

  expect(up).not.toHaveClass('hidden');
});
