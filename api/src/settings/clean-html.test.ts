import { fc } from '@odeta/shared/testing/properties';
import { cleanHtml } from './clean-html.ts';

test('links and plain emphasis stay as they are', () => {
  const html = 'Súhlasím s <a href="/pomoc/podmienky/">podmienkami</a> a <b>všetkým</b><br>';

  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<a href="javascript:alert(1)">x</a>', '&lt;a href="javascript:alert(1)"&gt;x</a>'],
  ['<a href="//evil.test">x</a>', '&lt;a href="//evil.test"&gt;x</a>'],
  ['<b onclick="alert(1)">x</b>', '&lt;b onclick="alert(1)"&gt;x</b>'],
  ['<a href="/x" onclick="y">x</a>', '&lt;a href="/x" onclick="y"&gt;x</a>'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
])('%s becomes text', (html, text) => {
  expect(cleanHtml(html)).toBe(text);
});

test('whatever is written, only allowed tags remain', () => {
  const parts = fc.constantFrom(
    '<',
    '>',
    'a',
    ' href="',
    'javascript:',
    '"',
    '/',
    'script',
    'b',
    ' onload=',
    '<b>',
    '</a>',
  );
  fc.assert(
    fc.property(
      fc.array(parts).map((list) => list.join('')),
      (html) => {
        const rest = cleanHtml(html).replace(/<\/?(a|b|strong|i|em|br|p|ul|ol|li|span)>|<a href="[^"<>\s]*">/g, '');

        expect(rest).not.toMatch(/[<>]/);
      },
    ),
  );
});
