import { readSearchStart } from '@odeta/contracts';
import { StorefrontProvider } from '@odeta/storefront';
import { safeLocalStorage } from '@odeta/storefront/storage';
import {
  act,
  answers,
  createTestStorefront,
  fireEvent,
  renderInStorefront,
  screen,
  waitFor,
} from '@odeta/storefront/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { messages } from '../messages/index.ts';
import { goSearch } from './go-search.ts';
import { MenuSearch } from './menu-search.tsx';
import { SearchForm } from './search-form.tsx';
import { readHistory, rememberTerm } from './search-history.ts';

function openWindow() {
  localStorage.clear();
  const assign = jest.fn();
  return {
    assign,
    page: { location: { assign, host: 'sk.localhost', pathname: '/' }, localStorage } as unknown as Window,
  };
}

test('a search opens the results of the cleaned and encoded term and remembers the term (C1, C4)', () => {
  const { assign, page } = openWindow();

  expect(goSearch(' <b>Kabát</b> č.1/2, XL! ', page)).toBe(true);

  expect(assign.mock.calls).toEqual([['/search/Kab%C3%A1t%20%C4%8D%201%2F2%20XL/']]);
  expect(readHistory(safeLocalStorage())).toEqual(['Kabát č 1/2 XL']);
});

test.each(['', '   ', '<b></b>', '!?'])('"%s" opens no results and is not remembered (C1)', (typed) => {
  const { assign, page } = openWindow();

  expect(goSearch(typed, page)).toBe(false);

  expect(assign).not.toHaveBeenCalled();
  expect(readHistory(safeLocalStorage())).toEqual([]);
});

async function renderForm(url: string) {
  const { default: shell } = await messages.sk();
  await renderInStorefront(<SearchForm />, { storefront: createTestStorefront({ messages: { shell } }), url });
  return screen.getByRole('textbox');
}

test.each([
  ['/search/kab%C3%A1t/', 'kabát'],
  ['/search/%/', ''],
  ['/c/zeny', ''],
])('on %s the search box holds "%s": it is empty outside the results (C1)', async (url, term) => {
  const box = await renderForm(url);
  expect(box).toHaveValue(term);
  expect(box).toHaveAttribute('maxlength', '100');
});

test('without scripts the search box is a form that submits to the results page (C1)', async () => {
  const box = (await renderForm('/')) as HTMLInputElement;
  expect(box).toHaveAttribute('name', 'q');
  expect(new URL(box.form?.action ?? '').pathname).toBe('/search/');
});

test.each([
  ['sk', 'Hľadať'],
  ['pl', 'Szukaj'],
  ['hu', 'Keresés'],
  ['ro', 'Caută'],
  ['ru', 'Найти'],
] as const)('in %s the search box and that of the menu have a button "%s" (C1)', async (language, name) => {
  const { default: shell } = await messages[language]();
  const forms = (
    <>
      <SearchForm />
      <MenuSearch onEmpty={() => {}} />
    </>
  );
  await renderInStorefront(forms, { storefront: createTestStorefront({ messages: { shell } }) });

  for (const button of screen.getAllByRole('button', { name })) expect(button).toHaveAttribute('type', 'submit');
  expect(screen.getAllByRole('button', { name })).toHaveLength(2);
});

test('pressed with an empty search box, the button moves the focus into it (C1)', async () => {
  const { user } = await renderSearched();

  await user.click(screen.getByRole('button', { name: 'Hľadať' }));

  expect(await screen.findByRole('combobox')).toHaveFocus();
});

async function openSearched() {
  localStorage.clear();
  rememberTerm('kabát', safeLocalStorage());
  const { default: shell } = await messages.sk();
  return createTestStorefront({
    api: [answers(readSearchStart, { popular: [{ name: 'čierne šaty', products: 14 }], viewed: [] })],
    messages: { shell },
  });
}

const renderSearched = async () => renderInStorefront(<SearchForm />, { storefront: await openSearched() });
const history = () => screen.queryByRole('option', { name: 'kabát' });

test('the search history opens after hydration if the search box was focused before (C4)', async () => {
  const page = (
    <StorefrontProvider storefront={await openSearched()}>
      <MemoryRouter>
        <SearchForm />
      </MemoryRouter>
    </StorefrontProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  container.querySelector('input')?.focus();

  const root = await act(async () => hydrateRoot(container, page));

  await waitFor(() => expect(history()).toBeInTheDocument());
  act(() => root.unmount());
});

test('an empty search box shows popular terms with their number of products (C4)', async () => {
  const { user } = await renderSearched();
  await user.click(screen.getByRole('textbox'));

  expect(await screen.findByRole('option', { name: 'čierne šaty (14)' })).toBeInTheDocument();
});

test('the search panel closes when the page is left (C4)', async () => {
  const { user } = await renderSearched();
  await user.click(screen.getByRole('textbox'));
  await waitFor(() => expect(history()).toBeInTheDocument());

  fireEvent(window, new Event('pagehide'));

  expect(history()).not.toBeInTheDocument();
});

test('a focus that has left before the search panel loads does not open it (C4)', async () => {
  await renderSearched();
  const box = screen.getByRole('textbox');
  act(() => box.focus());
  act(() => box.blur());
  await screen.findByRole('combobox');

  expect(history()).not.toBeInTheDocument();
});

test('before the panel loads, an empty search box submits nothing and a filled one submits to the server (C1)', async () => {
  const box = (await renderForm('/')) as HTMLInputElement;
  const isLeftToBrowser = () => fireEvent.submit(box.form as HTMLFormElement);
  expect(isLeftToBrowser()).toBe(false);

  fireEvent.change(box, { target: { value: 'kabát' } });

  expect(isLeftToBrowser()).toBe(true);
});

test('a search without a term in the menu closes the menu (C1)', async () => {
  const handleEmpty = jest.fn();
  await renderInStorefront(<MenuSearch onEmpty={handleEmpty} />);
  const box = screen.getByRole('textbox') as HTMLInputElement;
  fireEvent.change(box, { target: { value: ' . ' } });

  fireEvent.submit(box.form as HTMLFormElement);

  expect(handleEmpty).toHaveBeenCalledTimes(1);
});
