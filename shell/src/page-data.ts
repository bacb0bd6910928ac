import type { PageData } from '@odeta/shared/contracts';

/** What the server wrote for the browser. It is our own document, of the same version as this code: no schema needed. */
export function readPageData(page: Document): PageData {
  return JSON.parse(page.getElementById('page-data')?.textContent ?? 'null');
}
