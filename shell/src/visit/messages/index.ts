import type { Language } from '@odeta/contracts';
import { defineMessages } from '@odeta/storefront/messages';

const own = (language: Language) => import(/* webpackChunkName: "windows_[request]" */ `./${language}.json`);

/** Texts of windows and the newsletter. */
export const messages = defineMessages([own]);
