import type { PageData } from '@odeta/contracts';
import { closeDocument, type DocumentParts } from './document.ts';

test('the element of older shells for their token is valid in a body, and empty', () => {
  const page = { structuredData: [] } as unknown as DocumentParts['page'];

  const html = closeDocument({} as PageData, { origin: 'https://odeta.sk', page });

  expect(html).not.toContain('<meta');
  expect(html).toMatch(/<template id="csrf-token"><\/template><\/body><\/html>$/);
});
