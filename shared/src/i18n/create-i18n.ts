import { createInstance, type i18n } from 'i18next';
import type { Language } from '../contracts/base/country.ts';

/** Texts by key, in groups. A key names meaning, not wording. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Texts by the unit that shows them. */
export type MessageBundles = Record<string, MessageTree>;

/** A1: one instance per storefront; every unit brings its own namespace; pl is the fallback. */
export function createI18n(language: Language, messages: MessageBundles): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'pl',
    initAsync: false,
    resources: { [language]: messages },
    ns: Object.keys(messages),
    interpolation: { escapeValue: false },
  });
  return instance;
}
