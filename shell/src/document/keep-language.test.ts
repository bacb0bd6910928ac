/** @jest-environment @odeta/build/dom-environment */

import { keepLanguage } from './keep-language.ts';

function openPage() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<a id="link" href="/cart"><b>Cart</b></a><a id="other" hreflang="ru" href="/cart"></a>';
  keepLanguage(page, '/uk');
  return {
    hrefAfter(type: string, id: string) {
      const link = page.getElementById(id);
      (link?.firstChild ?? link)?.dispatchEvent(new Event(type, { bubbles: true }));
      return link?.getAttribute('href');
    },
  };
}

test.each(['pointerover', 'pointerdown', 'focusin', 'contextmenu', 'click'])(
  'a link has the prefix of the language before it is used: %s (A1)',
  (type) => {
    expect(openPage().hrefAfter(type, 'link')).toBe('/uk/cart');
  },
);

test('the choice of a language stays as it is (A1)', () => {
  expect(openPage().hrefAfter('click', 'other')).toBe('/cart');
});
