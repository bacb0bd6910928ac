import type { Language } from '@odeta/contracts';
/** Texts of attached files, for `defineMessages`. */
export const attachmentTexts = (language: Language) =>
  import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);
