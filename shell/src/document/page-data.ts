import type { PageData } from '@odeta/contracts';

/**
 * The data that the server wrote at the end of the document; waits until the document is parsed, which React needs as well. It comes from
 * our own server in the same version as this code, so no schema is needed.
 */
export async function readPageData(page: Document): Promise<PageData> {
  if (page.readyState === 'loading') {
    await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  return JSON.parse(page.getElementById('page-data')?.textContent ?? 'null');
}
