import { readGlobalCss } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { fetchEmergencyCss } from './keep-alive.api.ts';

/** Styles that fix the shop until the next release. A constructed style sheet is allowed by the content security policy. */
export async function applyEmergencyCss({ api, logger }: Storefront, page: Document) {
  try {
    const { globalCssSetting } = await fetchEmergencyCss(api);
    if (globalCssSetting === '') return;
    const sheet = new CSSStyleSheet();
    await sheet.replace(globalCssSetting);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  } catch (error) {
    logger.log('error', readGlobalCss.path, error);
  }
}
