import type { PageData } from '@odeta/contracts';
import { closeDocument, type DocumentParts } from './document.ts';

test('the token of a page stands in an element that is valid in a body, and nothing can break out of it', () => {
  const page = { structuredData: [] } as unknown as DocumentParts['page'];

  const html = closeDocument({} as PageData, { origin: 'https://odeta.sk', page, csrf: 'a"><b>' });

  expect(html).not.toContain('<meta');
  expect(html).toMatch(/<template id="csrf-token" data-token="[^"<>]+"><\/template><\/body><\/html>$/);
});
