import { gunzipSync } from 'node:zlib';
import { createCsrfToken } from '@odeta/shared/contracts/csrf-token';
import fc from 'fast-check';
import {
  CSRF_LENGTH,
  createPageTemplate,
  csrfPlaceholder,
  NONCE_LENGTH,
  noncePlaceholder,
  type Values,
} from './page-template.ts';
import { createNonce } from './render-page.ts';

const values: Values = { nonce: 'n'.repeat(NONCE_LENGTH), csrf: 'c'.repeat(CSRF_LENGTH) };
const html = `<meta content="${csrfPlaceholder}"><script nonce="${noncePlaceholder}">a</script><style nonce="${noncePlaceholder}">ž</style>`;
const filled = `<meta content="${values.csrf}"><script nonce="${values.nonce}">a</script><style nonce="${values.nonce}">ž</style>`;

test('a kept page is filled in for every visitor', () => {
  expect(createPageTemplate(html).fill(values).toString()).toBe(filled);
});

test('the compressed page holds the same', () => {
  expect(gunzipSync(createPageTemplate(html).fillCompressed(values)).toString()).toBe(filled);
});

test('two visitors get pages of their own from one template', () => {
  const template = createPageTemplate(html);
  const other = { nonce: 'N'.repeat(NONCE_LENGTH), csrf: 'C'.repeat(CSRF_LENGTH) };

  const pages = [values, other, values].map((each) => gunzipSync(template.fillCompressed(each)).toString());

  expect(pages).toEqual([
    filled,
    filled.replaceAll('n'.repeat(24), other.nonce).replaceAll('c'.repeat(50), other.csrf),
    filled,
  ]);
});

test('any page compresses to itself', () => {
  const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(noncePlaceholder, csrfPlaceholder));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const template = createPageTemplate(parts.join(''));
      expect(gunzipSync(template.fillCompressed(values))).toEqual(template.fill(values));
    }),
  );
});

test('real values are as long as their placeholders', () => {
  expect(createNonce()).toHaveLength(NONCE_LENGTH);
  expect(createCsrfToken('secret', 'session')).toHaveLength(CSRF_LENGTH);
});
