import type { Country } from '@odeta/contracts';
import { writePlainPage } from '../refusals/plain-pages.ts';
import type { PreviewEnd } from '../releases/preview-state.ts';
import { barTexts } from './bar-texts.ts';
import { brokenTexts, endedTexts, toShop } from './page-texts.ts';
import { PREVIEW_END_PATH } from './preview-bar.ts';

/** A link that shows nothing, and why. */
export function endedPage({ locale, language }: Pick<Country, 'locale' | 'language'>, why: PreviewEnd): string {
  const { title, text } = endedTexts[why][language];
  const main = `<h1>${title}</h1><p>${text}</p><p><a href="/">${toShop[language]}</a></p>`;
  return writePlainPage({ locale, title, main });
}

/** No page could be rendered with the versions of a preview, such as a shell that throws: its bar would be missing, too. */
export function brokenPreviewPage({ locale, language }: Pick<Country, 'locale' | 'language'>): string {
  const { title, text } = brokenTexts[language];
  const form = `<form method="post" action="${PREVIEW_END_PATH}"><button>${barTexts[language].end}</button></form>`;
  return writePlainPage({ locale, title, main: `<h1>${title}</h1><p>${text}</p>${form}` });
}
