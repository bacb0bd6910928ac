import { readMenu } from '@odeta/contracts';
import {
  act,
  answers,
  createTestStorefront,
  fireEvent,
  renderInStorefront,
  screen,
  waitFor,
  within,
} from '@odeta/storefront/testing';
import { menu } from '../../../testing/menu.ts';
import { MainMenu } from '../../header/main-menu.tsx';
import { shownChildren } from '../../layout/shown-entries.ts';

const tabs = menu
  .filter(({ mainCategory }) => mainCategory)
  .map((entry) => ({ ...entry, opens: shownChildren(entry).length > 0 }));

async function open() {
  const storefront = createTestStorefront({
    api: [answers(readMenu, { entries: menu })],
  });
  const rendered = await renderInStorefront(<MainMenu entries={tabs} label="Menu" />, { storefront });
  return rendered;
}

const women = () => screen.getByRole('link', { name: 'Ženy' });
const heading = () => screen.queryByRole('heading', { name: 'Kabáty a bundy' });
const focused = () => document.activeElement?.textContent;

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

async function openByKey() {
  const rendered = await open();
  await rendered.user.tab();
  expect(women()).toHaveFocus();
  await rendered.user.keyboard(' ');
  await screen.findByRole('heading', { name: 'Kabáty a bundy' });
  await nextFrame();
  return rendered;
}

test('the menu below its first level is requested only when the pointer hovers over it (B14)', async () => {
  const { storefront, user } = await open();
  expect(storefront.sent).toEqual([]);

  await user.hover(women());

  expect(await screen.findByRole('heading', { name: 'Kabáty a bundy' })).toBeInTheDocument();
  expect(storefront.sent.map(({ path }) => path)).toEqual(['/base/menu']);
});

test('the dropdown shows the active child in columns with its labels, and the boxes (B6)', async () => {
  await openByKey();

  const branches = within(screen.getAllByRole('list')[1] as HTMLElement);
  expect(branches.getAllByRole('link').map((link) => link.textContent)).toEqual(['Oblečenie', 'Topánky', 'Kabelky']);
  expect(screen.getByRole('link', { name: 'Vlnené kabáty nové' })).toHaveAttribute('href', '/c/wool');
  expect(screen.queryByRole('link', { name: /Novinky/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pozrieť všetko: Oblečenie' })).toHaveAttribute('href', '/c/clothing');
  expect(screen.getByRole('link', { name: 'Kabáty na zimu' })).toHaveAttribute('href', '/c/winter');
});

test('Space opens the dropdown with the focus inside; Escape closes it and returns the focus (B8)', async () => {
  const { user } = await openByKey();
  expect(focused()).toBe('Oblečenie');
  expect(women()).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{Escape}');

  expect(women()).toHaveFocus();
  expect(heading()).not.toBeInTheDocument();
  expect(women()).toHaveAttribute('aria-expanded', 'false');
});

test('arrow keys move along the first level, down the lists and across them', async () => {
  const { user } = await openByKey();

  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Topánky');
  await user.keyboard('{Home}{ArrowRight}');
  await nextFrame();
  expect(focused()).toBe('Vlnené kabáty nové');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Výpredaj kabátov');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Midi šaty');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Escape}{ArrowRight}');
  expect(focused()).toBe('Muži');
});

test('a pending focus move of one key is dropped when a later key moves elsewhere (B8)', async () => {
  await openByKey();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  // All keys are pressed before the next frame, in which the first key would move into the second list.
  for (const key of ['ArrowRight', 'Escape', 'ArrowRight']) press(key);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Muži' })).toHaveAttribute('aria-expanded', 'true'));
  await nextFrame();
  await nextFrame();

  expect(focused()).toBe('Muži');
});

test('Tab after the last link moves the focus to the next entry', async () => {
  const { user } = await openByKey();
  act(() => screen.getByRole('link', { name: 'Kabáty na zimu' }).focus());

  await user.tab();

  expect(focused()).toBe('Muži');
});

test('hovering over another child shows its own links', async () => {
  const { user } = await openByKey();

  await user.hover(screen.getByRole('link', { name: 'Topánky' }));

  expect(await screen.findByRole('link', { name: 'boots' })).toBeInTheDocument();
  expect(heading()).not.toBeInTheDocument();
});

test('Escape closes a dropdown opened by the pointer, even with the focus outside the menu (B8)', async () => {
  const { user } = await open();
  await user.hover(women());
  await screen.findByRole('heading', { name: 'Kabáty a bundy' });
  expect(document.body).toHaveFocus();

  await user.keyboard('{Escape}');

  expect(heading()).not.toBeInTheDocument();
});

test('the dropdown closes when the page is left', async () => {
  await openByKey();

  fireEvent(window, new Event('pagehide'));

  expect(heading()).not.toBeInTheDocument();
});

test('on a slow connection the dropdown opens for the entry now under the pointer, not the first one (B7)', async () => {
  const { user } = await open();
  const men = screen.getByRole('link', { name: 'Muži' });
  fireEvent.pointerOver(women());
  fireEvent.pointerOver(men);

  await waitFor(() => expect(men).toHaveAttribute('aria-expanded', 'true'));

  expect(women()).toHaveAttribute('aria-expanded', 'false');
  await user.unhover(men);
});

test('a focus that has left before the menu loads opens nothing and sends no request', async () => {
  const { storefront } = await open();
  act(() => women().focus());
  act(() => women().blur());

  await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));

  expect(heading()).not.toBeInTheDocument();
  expect(storefront.sent).toEqual([]);
});

test('scrolling the window closes the dropdown at once (B7)', async () => {
  await openByKey();

  fireEvent.scroll(window);

  expect(heading()).not.toBeInTheDocument();
});

test('an entry without children has no dropdown', async () => {
  const { user } = await openByKey();
  expect(screen.getByRole('link', { name: 'Výpredaj' })).not.toHaveAttribute('aria-expanded');

  await user.hover(screen.getByRole('link', { name: 'Výpredaj' }));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));

  expect(heading()).not.toBeInTheDocument();
});
