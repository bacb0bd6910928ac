import type { Country } from '@odeta/contracts';
import { writePlainPage } from '../refusals/plain-pages.ts';
import type { PreviewEnd } from '../releases/preview-state.ts';
import { endedTexts, toShop } from './preview-texts.ts';

/** A link that shows nothing, and why. */
export function endedPage({ locale, language }: Pick<Country, 'locale' | 'language'>, why: PreviewEnd): string {
  const { title, text } = endedTexts[why][language];
  const main = `<h1>${title}</h1><p>${text}</p><p><a href="/">${toShop[language]}</a></p>`;
  return writePlainPage({ locale, title, main });
}
