/** @jest-environment @odeta/build/dom-environment */

import { keepViewed, readLastViewed } from './last-viewed.ts';
import { safeLocalStorage } from './storage.ts';

const storage = safeLocalStorage();
afterEach(() => window.localStorage.clear());

test('the last eight viewed products are stored, each once, the latest first (C4)', () => {
  for (const catalogNumber of ['0', '1', '2', '3', '4', '5', '6', '7', '8', '3']) keepViewed(catalogNumber, storage);

  expect(readLastViewed(storage)).toEqual(['3', '8', '7', '6', '5', '4', '2', '1']);
});

test('invalid data in the browser storage is ignored (C4)', () => {
  for (const left of ['{"a":1}', 'x', '[1]']) {
    window.localStorage.setItem('lastViewed', left);
    expect(readLastViewed(storage)).toEqual([]);
  }
});
