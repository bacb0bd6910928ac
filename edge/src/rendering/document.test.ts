import type { PageData } from '@odeta/contracts';
import { closeDocument, type DocumentParts } from './document.ts';

test('the CSRF token is in an element that is valid in a body, and its value cannot break out of the attribute', () => {
  const page = { structuredData: [] } as unknown as DocumentParts['page'];

  const html = closeDocument({} as PageData, { origin: 'https://odeta.sk', page, csrf: 'a"><b>' });

  expect(html).not.toContain('<meta');
  expect(html).toMatch(/<template id="csrf-token" data-token="[^"<>]+"><\/template><\/body><\/html>$/);
});
