/** @jest-environment @odeta/build/dom-environment */
import { safeLocalStorage } from '@odeta/storefront/storage';
import { clearHistory, readHistory, rememberTerm } from './search-history.ts';

const storage = safeLocalStorage();
afterEach(() => window.localStorage.clear());

test('the last five terms are remembered, the latest first (C4)', () => {
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f']) rememberTerm(term, storage);

  expect(readHistory(storage)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('a term that is searched for again moves to the front', () => {
  for (const term of ['kabát', 'šaty', 'Kabát']) rememberTerm(term, storage);

  expect(readHistory(storage)).toEqual(['Kabát', 'šaty']);
});

test('the history can be cleared', () => {
  rememberTerm('kabát', storage);
  clearHistory(storage);

  expect(readHistory(storage)).toEqual([]);
});

test('invalid stored content is read as an empty history and replaced by the next term', () => {
  window.localStorage.setItem('searchHistory', '{"a":1}');
  expect(readHistory(storage)).toEqual([]);

  rememberTerm('kabát', storage);
  expect(readHistory(storage)).toEqual(['kabát']);
});
