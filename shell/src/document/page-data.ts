import type { PageData } from '@odeta/contracts';

/**
 * What the server wrote for the browser, at the end of the document: it is there, and with it everything that React takes
 * over, when the document has been read. It is our own document, of the same version as this code: no schema needed.
 */
export async function readPageData(page: Document): Promise<PageData> {
  if (page.readyState === 'loading') {
    await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  return JSON.parse(page.getElementById('page-data')?.textContent ?? 'null');
}
