import { createTestStorefront, fireEvent, renderInStorefront, screen } from '@odeta/shared/testing';
import { messages } from '../messages/index.ts';
import { goSearch } from './go-search.ts';
import { MenuSearch } from './menu-search.tsx';
import { SearchForm } from './search-form.tsx';
import { readHistory } from './search-history.ts';

/** A window that says where it is sent. */
function openWindow() {
  localStorage.clear();
  const assign = jest.fn();
  return { assign, page: { location: { assign }, localStorage } as unknown as Window };
}

test('a term leads to its results, cleaned and encoded, and is remembered (C1, C4)', () => {
  const { assign, page } = openWindow();

  expect(goSearch(' <b>Kabát</b> č.1/2, XL! ', page)).toBe(true);

  expect(assign.mock.calls).toEqual([['/search/Kab%C3%A1t%20%C4%8D%201%2F2%20XL/']]);
  expect(readHistory(() => localStorage)).toEqual(['Kabát č 1/2 XL']);
});

test.each(['', '   ', '<b></b>', '!?'])('"%s" leads nowhere (C1)', (typed) => {
  const { assign, page } = openWindow();

  expect(goSearch(typed, page)).toBe(false);

  expect(assign).not.toHaveBeenCalled();
  expect(readHistory(() => localStorage)).toEqual([]);
});

async function renderForm(url: string) {
  const { texts: shell } = await messages.sk();
  await renderInStorefront(<SearchForm />, { storefront: createTestStorefront({ messages: { shell } }), url });
  return screen.getByRole('textbox');
}

test.each([
  ['/search/kab%C3%A1t/', 'kabát'],
  ['/search/%/', ''],
  ['/c/zeny', ''],
])('on %s the box holds "%s": elsewhere than on its results it is empty (C1)', async (url, term) => {
  const box = await renderForm(url);
  expect(box).toHaveValue(term);
  expect(box).toHaveAttribute('maxlength', '100');
});

test('without scripts the box is a form that leads to the results (C1)', async () => {
  const box = (await renderForm('/')) as HTMLInputElement;
  expect(box).toHaveAttribute('name', 'q');
  expect(new URL(box.form?.action ?? '').pathname).toBe('/search/');
});

test('nothing to search for closes the menu (C1)', async () => {
  const handleEmpty = jest.fn();
  await renderInStorefront(<MenuSearch onEmpty={handleEmpty} />);
  const box = screen.getByRole('textbox') as HTMLInputElement;
  fireEvent.change(box, { target: { value: ' . ' } });

  fireEvent.submit(box.form as HTMLFormElement);

  expect(handleEmpty).toHaveBeenCalledTimes(1);
});
