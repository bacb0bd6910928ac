/** @jest-environment @odeta/build/dom-environment */
import { markMissing } from './mark-missing.ts';

test.each([
  ['has both', { PublicKeyCredential: class {}, PaymentRequest: class {} }, undefined],
  ['is a view of an app without passkeys', { PaymentRequest: class {} }, 'passkeys'],
  ['has neither', {}, 'passkeys wallets'],
])('the page of a browser that %s names what is missing before it is painted (K7, M8)', (_, browser, without) => {
  const page = document.implementation.createHTMLDocument();

  markMissing(page, browser);

  expect(page.documentElement.dataset.without).toBe(without);
});
