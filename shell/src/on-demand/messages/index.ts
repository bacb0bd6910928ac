import type { Language } from '@odeta/contracts';
import { mergeTexts } from '@odeta/storefront/messages';
import { laterWishTexts } from '@odeta/wishes/messages/later';

const own = (language: Language) => import(/* webpackChunkName: "later_[request]" */ `./${language}.json`);

/** Texts of what the shell loads on demand, one chunk per language. Each group is a namespace. */
export const laterTexts = mergeTexts([own], {
  // Hearts look for their texts in the group `wishes`.
  found: mergeTexts([], { wishes: laterWishTexts }),
});
