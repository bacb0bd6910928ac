import { listEdited, takeOver } from './rewrite-page.ts';

const unit = { name: 'cart', entry: '/-edited/cart/remote-entry.js' };
const live = { url: '/releases/cart/1/remote-entry.js', metadata: { integrity: 'sha384-a', version: '1' } };
const edited = { url: unit.entry, metadata: { integrity: '', version: 'edited' } };

const pageOf = (script: string, data: object) =>
  [
    `<script data-shell="[]" data-remote="[[&quot;${script}&quot;,&quot;sha384-a&quot;]]">boot()</script>`,
    '<main id="main" tabindex="-1"><!--$--><h1>Košík</h1><!--/$--></main>',
    `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`,
  ].join('');

const dataOf = (html: string) => JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

test('a page of the unit loads the edited version, which renders the content of the other shop again', () => {
  const versions = { cart: live, checkout: { ...live, url: '/releases/checkout/1/remote-entry.js' } };
  const data = { versions, fallbacks: { cart: live }, complete: true, stores: { note: '</script><b>' } };

  const page = takeOver(pageOf(live.url, { ...data, stores: { note: '\u003cb>' } }), unit);

  expect(page).toContain('data-remote="[[&quot;/-edited/cart/remote-entry.js&quot;,&quot;&quot;]]"');
  expect(page).toContain('<main id="main" tabindex="-1"><!--$!--><template></template><h1>Košík</h1><!--/$--></main>');
  expect(page).not.toContain('<b>');
  expect(dataOf(page)).toEqual({
    versions: { ...versions, cart: edited },
    fallbacks: {},
    complete: false,
    stores: { note: '<b>' },
  });
});

test('a page of another unit keeps its rendered content and navigates to the edited version', () => {
  const html = pageOf('/releases/checkout/1/remote-entry.js', { versions: { cart: live }, complete: true });

  const page = takeOver(html, unit);

  expect(page).toContain('<!--$--><h1>');
  expect(page).toContain('/releases/checkout/1/remote-entry.js');
  expect(dataOf(page)).toMatchObject({ versions: { cart: edited }, complete: true });
});

test('a page without the unit stays unchanged', () => {
  const other = pageOf('/releases/help/1/remote-entry.js', { versions: {}, complete: true });

  expect(takeOver(other, unit)).toBe(other);
  expect(takeOver('<h1>Testers</h1>', unit)).toBe('<h1>Testers</h1>');
});

test('an open page that requests the live versions gets the edited version', () => {
  const document = { schema: 's', microFrontends: { cart: [live], help: [live] } };

  expect(JSON.parse(listEdited(JSON.stringify(document), unit)).microFrontends).toEqual({
    cart: [edited],
    help: [live],
  });
});
