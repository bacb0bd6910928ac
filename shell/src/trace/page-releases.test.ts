/** @jest-environment @odeta/build/dom-environment */
import { pageReleases, shellRelease } from './page-releases.ts';

const timing = (...marks: string[]) =>
  ({ getEntriesByType: () => marks.map((name) => ({ name })) }) as unknown as Performance;
const version = (name: string) => ({ url: '', metadata: { integrity: '', version: name } });

test('a page has the versions of its document, or those that took their place', () => {
  document.body.innerHTML = `<script type="x" data-shell='[["/releases/shell/react.1.js","x"],["/releases/shell/2.0.0-ab/browser/main.js","x"]]'></script>`;
  const marks = ['cart@1.5.0 loaded', 'cart@1.4.0 loaded', 'cart@1.4.0 shown'];

  const found = pageReleases(document, { cart: version('1.5.0'), help: version('3.0.0') }, timing(...marks));

  expect(found).toEqual(['shell@2.0.0-ab', 'cart@1.4.0', 'help@3.0.0']);
});

test('a page that names no shell has only its remotes', () => {
  document.body.innerHTML = '';

  expect(shellRelease(document)).toBeUndefined();
  expect(pageReleases(document, { cart: version('1.5.0') }, timing())).toEqual(['cart@1.5.0']);
});
