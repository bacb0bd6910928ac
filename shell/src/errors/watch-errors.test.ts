/** @jest-environment @odeta/build/dom-environment */
import { BROWSER_ERRORS_PATH } from '@odeta/contracts';
import { ApiError } from '@odeta/storefront';
import { watchErrors } from './watch-errors.ts';

const versions = { cart: { url: '/releases/cart/1.5.0/', metadata: { integrity: '', version: '1.5.0' } } };

function open() {
  document.body.innerHTML = `<script type="x" data-shell='[["/releases/shell/2.0.0/browser/main.js","sha384-x"]]'></script>`;
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const fetch = async (url: string, { body }: { body: string }) => void sent.push({ url, body: JSON.parse(body) });
  Object.assign(globalThis, { fetch });
  Object.assign(performance, { getEntriesByType: () => [{ name: 'cart@1.4.0 loaded' }, { name: 'cart@1.4.0 shown' }] });
  return { sent, report: watchErrors(document, versions) };
}

/** The code of reports is loaded when the first error happens. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

const errorWith = (stack: string) => Object.assign(new TypeError('no basket'), { stack });

test('an uncaught error is reported once, with its stack and the versions of the page', async () => {
  const { sent } = open();
  const error = errorWith('at basket (/releases/cart/page-cart.1a2b3c4d.js:1:20)');

  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new ErrorEvent('error', { error }));
  await settled();

  expect(sent).toEqual([
    {
      url: BROWSER_ERRORS_PATH,
      body: {
        ...{ name: 'TypeError', message: 'no basket', path: '/' },
        stack: 'at basket (/releases/cart/page-cart.1a2b3c4d.js:1:20)',
        units: ['shell@2.0.0', 'cart@1.4.0'],
      },
    },
  ]);
});

test('a document sends five reports at most, and none about a lost connection or about what is no error', async () => {
  const { sent, report } = open();

  report(new ApiError('/base/ping', 'unreachable'));
  report('a text');
  for (let number = 0; number < 20; number += 1) report(errorWith(`at ${number}`));
  await settled();

  expect(sent.map(({ body }) => body.stack)).toEqual(['at 0', 'at 1', 'at 2', 'at 3', 'at 4']);
});
