import { escapeHtml } from '@odeta/node/escape-html';
import { fc } from '@odeta/testing/properties';
import { escapeJson } from './escape-json.ts';

test('JSON data cannot break out of its script element', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value = JSON.parse(json);
      const text = escapeJson(value);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(value);
    }),
  );
});

test('text cannot break out of its HTML attribute', () => {
  expect(escapeHtml(`"><script>'&`)).toBe('&quot;&gt;&lt;script&gt;&#39;&amp;');
});
