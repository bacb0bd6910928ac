import { type MenuEntry, readMenu } from '@odeta/contracts';
import { useLocation } from '@odeta/storefront/router';
import {
  act,
  answers,
  createTestStorefront,
  fireEvent,
  renderInStorefront,
  screen,
  unreachable,
  waitFor,
} from '@odeta/storefront/testing';
import { menu } from '../../../testing/menu.ts';
import { BottomBar } from '../../bottom-bar/bottom-bar.tsx';
import { messages } from '../../messages/index.ts';
import { createMenuStore } from '../entries/menu.store.ts';
import { MenuOutlet } from '../opening/menu-outlet.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function render(url = '/c/zeny?size=38', api = [answers(readMenu, { entries: menu })]) {
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({ api, messages: { shell } });
  return renderInStorefront(
    <>
      <div>
        <main>
          <button type="button">Pridať</button>
        </main>
      </div>
      <MenuOutlet />
      <BottomBar />
      <Address />
    </>,
    { storefront, url },
  );
}

const opener = () => screen.getByRole('button', { name: 'Sortiment' });
const address = () => screen.getByRole('status').textContent;

async function open(...place: Parameters<typeof render>) {
  const rendered = await render(...place);
  await rendered.user.click(opener());
  await screen.findByRole('tab', { name: 'Ženy' });
  // The lists follow the panel.
  await waitFor(() => expect(document.querySelector('[data-scrolls]')).not.toBeEmptyDOMElement());
  return rendered;
}

beforeEach(() => sessionStorage.clear());

test('the menu opens on the first department and sets menu=open in the address (B10)', async () => {
  await open();

  expect(address()).toBe('/c/zeny?size=38&menu=open');
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Ženy' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: 'Novinky nové' })).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement).toHaveClass('overlay', 'overlay-menu'));
});

test('the menu is fetched on pointer down, before it opens (B10)', async () => {
  const { storefront } = await render();

  fireEvent.pointerDown(opener());

  await waitFor(() => expect(storefront.storeOf(createMenuStore).state.status).toBe('ready'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the page behind the menu is inert, and closing returns the focus to the menu button', async () => {
  const { user } = await open();
  expect(screen.getByRole('dialog')).toHaveFocus();
  await waitFor(() => expect(screen.getByText('Pridať').closest('[inert]')).not.toBeNull());

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Pridať').closest('[inert]')).toBeNull();
  expect(document.documentElement).not.toHaveClass('overlay');
  expect(opener()).toHaveFocus();
  expect(address()).toBe('/c/zeny?size=38');
});

test('opening a category adds one level to the address, and Back removes one (B10, B11)', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'Oblečenie' }));
  expect(address()).toBe('/c/zeny?size=38&menu=open&tree=clothing');
  expect(screen.getByRole('link', { name: 'Všetko v kategórii' })).toHaveAttribute('href', '/c/clothing');
  await user.click(screen.getByRole('button', { name: 'Kabáty a bundy' }));
  expect(screen.getByText('Ženy / Oblečenie')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Trenčkoty' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Topánky' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Späť' }));
  expect(address()).toBe('/c/zeny?size=38&menu=open&tree=clothing');
  await user.click(screen.getByRole('button', { name: 'Späť' }));
  expect(address()).toBe('/c/zeny?size=38&menu=open');
});

test('closing the menu on a deep level returns to the page, not to the upper levels', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Oblečenie' }));
  await user.click(screen.getByRole('button', { name: 'Kabáty a bundy' }));

  await user.click(screen.getByRole('button', { name: 'Zavrieť menu' }));

  expect(address()).toBe('/c/zeny?size=38');
});

test('an address with an open category opens the menu there, and it closes without earlier history entries', async () => {
  const { user } = await render('/?menu=open&tree=coats');
  expect(await screen.findByText('Ženy / Oblečenie')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Zavrieť menu' }));

  expect(address()).toBe('/');
});

test('the selected department is remembered for the session (B11)', async () => {
  const first = await open();
  await first.user.click(screen.getByRole('tab', { name: 'Muži' }));
  expect(screen.getByRole('link', { name: 'Košele' })).toBeInTheDocument();
  first.unmount();

  await open();

  expect(screen.getByRole('tab', { name: 'Muži' })).toHaveAttribute('aria-selected', 'true');
});

test('entries that are not visible yet are rendered after 300 ms (B9)', async () => {
  const { user } = await render();
  jest.useFakeTimers({ doNotFake: ['performance'] });
  fireEvent.click(opener());
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect(screen.getByRole('button', { name: 'Oblečenie' })).toBeInTheDocument();
  expect(screen.queryByText('Trenčkoty')).not.toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(300));

  expect(screen.getByText('Trenčkoty')).toBeInTheDocument();
  jest.useRealTimers();
  expect(user).toBeDefined();
});

test('the menu header collapses after more than 50 pixels of scrolling (B11)', async () => {
  await open();
  const list = screen.getByRole('dialog').querySelector('[data-scrolls]') as HTMLElement;
  Object.defineProperties(list, { scrollHeight: { value: 660 }, clientHeight: { value: 600 } });
  const head = screen.getByRole('tablist').closest('.head');

  fireEvent.scroll(list, { target: { scrollTop: 50 } });
  expect(head).not.toHaveClass('rolled');
  fireEvent.scroll(list, { target: { scrollTop: 51 } });
  expect(head).toHaveClass('rolled');
});

test('a swipe to the left drags the menu, and closes it beyond two thirds of its width (B11)', async () => {
  await open();
  const panel = screen.getByRole('dialog');
  Object.defineProperty(panel, 'offsetWidth', { value: 300 });
  const at = (clientX: number) => ({
    touches: [{ clientX, clientY: 400 }],
    changedTouches: [{ clientX, clientY: 400 }],
  });

  fireEvent.touchStart(panel, at(280));
  fireEvent.touchMove(panel, at(120));
  expect(panel.style.getPropertyValue('translate')).toBe('-100px');
  fireEvent.touchEnd(panel, at(120));
  expect(panel).toBeInTheDocument();
  expect(panel.style.getPropertyValue('translate')).toBe('');

  fireEvent.touchStart(panel, at(280));
  fireEvent.touchMove(panel, at(60));
  fireEvent.touchEnd(panel, at(60));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an entry with its own image shows it above its list, with its name and link (B9, B14)', async () => {
  const [women, ...others] = menu.map((entry) => ({ ...entry, image: null as string | null }));
  const pictured = { ...(women as MenuEntry), image: 'coat-camel/wide', alt: 'Kabáty' };
  await open('/', [answers(readMenu, { entries: [pictured, ...others] })]);

  const banner = screen.getByRole('link', { name: 'Ženy' });
  expect(banner).toHaveAttribute('href', '/c/women');
  expect(banner.querySelector('img')).toHaveAttribute('src', expect.stringContaining('coat-camel/wide'));
});

test('a menu that failed to load can be requested again', async () => {
  const { user, storefront } = await render('/', [unreachable(readMenu)]);
  await user.click(opener());
  expect(await screen.findByRole('alert')).toHaveTextContent('Menu sa nenačítalo');

  storefront.prepare(answers(readMenu, { entries: menu }));
  await user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));

  expect(await screen.findByRole('tab', { name: 'Ženy' })).toBeInTheDocument();
});
