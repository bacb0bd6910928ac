/** @jest-environment @odeta/build/dom-environment */
import { safeLocalStorage, safeSessionStorage } from './storage.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full: Partial<Storage> = Object.create({
  getItem: () => null,
  removeItem: () => undefined,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

test.each([
  ['throws at any access', { get: blocked }],
  ['is null, as in a webview without it', { value: null }],
  ['is full', { value: full }],
])('where the storage %s, values last as long as the page', (_, found) => {
  const page = Object.defineProperty({}, 'localStorage', found) as Window;

  expect(safeLocalStorage(page).setItem('key', 'order 1')).toBe(false);

  expect(safeLocalStorage(page).getItem('key')).toBe('order 1');
  expect(safeLocalStorage(page).keys()).toEqual(['key']);
  safeLocalStorage(page).removeItem('key');
  expect(safeLocalStorage(page).getItem('key')).toBeNull();
});

test('a value that fits again replaces the one in memory', () => {
  const page = { sessionStorage: full } as Window;
  safeSessionStorage(page).setItem('key', 'old');
  Object.assign(page, { sessionStorage });

  expect(safeSessionStorage(page).setItem('key', 'new')).toBe(true);

  expect([sessionStorage.getItem('key'), safeSessionStorage(page).getItem('key')]).toEqual(['new', 'new']);
});

test('local and session storage keep the same key apart', () => {
  const page = Object.defineProperties(
    {},
    { localStorage: { value: null }, sessionStorage: { value: null } },
  ) as Window;

  safeLocalStorage(page).setItem('key', 'for all visits');

  expect(safeSessionStorage(page).getItem('key')).toBeNull();
});
