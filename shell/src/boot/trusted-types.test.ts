/** @jest-environment @odeta/build/dom-environment */
import { limitWrites } from './trusted-types.ts';

type Rules = Parameters<NonNullable<typeof globalThis.trustedTypes>['createPolicy']>[1];

function rulesOf(origins: readonly string[] = []): Rules {
  const createPolicy = jest.fn((_name: string, _rules: Rules) => undefined);
  globalThis.trustedTypes = { createPolicy };
  limitWrites(document, origins);
  globalThis.trustedTypes = undefined;
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  return createPolicy.mock.calls[0]?.[1] as Rules;
}

test.each([
  'Súhlasím s <a href="/pomoc/obchodne-podmienky/" target="_blank" rel="noopener">podmienkami</a>',
  '<p>1 &lt; 2 &amp; <b>3</b><br />4</p><ul><li><a href="mailto:a@example.sk">e-mail</a></li></ul>',
  '<a href="https://example.sk/?a=1&amp;b=2">x</a>',
  '',
])('HTML as the API cleans it is written: %s', (html) => {
  expect(rulesOf().createHTML(html)).toBe(html);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<scr<b>ipt>alert(1)</scr</b>ipt>',
  '<<b>img src=x onerror=alert(1)>',
  '<iframe srcdoc="x"></iframe>',
  '<b onclick="alert(1)">x</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="/"onclick="alert(1)">x</a>',
  '<p style="position:fixed">x</p>',
  '<!--',
])('other markup is refused: %s', (html) => {
  expect(rulesOf().createHTML(html)).toBeNull();
});

test.each([
  ['/releases/cart/1.0.0/browser/a.js', true],
  ['http://localhost/push-worker.js', true],
  ['https://cdn.example/releases/a.js', true],
  ['https://evil.example/a.js', false],
  ['//evil.example/a.js', false],
  ['https://cdn.example.evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/0f1e', false],
  ['javascript:alert(1)', false],
])('a script is loaded from the shop and the given origins only: %s %s', (address, isLoaded) => {
  expect(rulesOf(['https://cdn.example']).createScriptURL(address)).toBe(isLoaded ? address : null);
});

test('a browser without trusted types starts as before', () => {
  expect(() => limitWrites(document, [])).not.toThrow();
});
