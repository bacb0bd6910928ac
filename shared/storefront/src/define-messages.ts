import { type Language, languages } from '@odeta/contracts';
import type { MessageTree } from './i18n/create-i18n.ts';

/** Loads the texts of one language from a folder of `<language>.json`. */
export type LoadTexts = (language: Language) => Promise<{ default: MessageTree }>;

/** Texts in every language, each loaded when it is needed. */
export type Messages = Record<Language, () => Promise<{ default: MessageTree }>>;

/**
 * The texts of a unit: its `own`, and those of shared packages by the group in which their components look for them. Their files of a
 * language are one chunk, because each is imported with the same `webpackChunkName`.
 */
export function defineMessages(own: readonly LoadTexts[], groups: Readonly<Record<string, LoadTexts>> = {}): Messages {
  const load = mergeTexts(own, groups);
  return Object.fromEntries(languages.map((language) => [language, () => load(language)])) as Messages;
}

/** The texts of several folders as one: those of `own` side by side, and each of `groups` below its name. */
export function mergeTexts(own: readonly LoadTexts[], groups: Readonly<Record<string, LoadTexts>> = {}): LoadTexts {
  const all = [...own, ...Object.values(groups)];
  const last = new Map<Language, { loaded: readonly MessageTree[]; texts: MessageTree }>();

  function merge(loaded: readonly MessageTree[]): MessageTree {
    const ofGroups = Object.keys(groups).map((name, index) => [name, loaded[own.length + index]]);
    return Object.assign({}, ...loaded.slice(0, own.length), Object.fromEntries(ofGroups));
  }

  return async (language) => {
    const loaded = await Promise.all(all.map(async (load) => (await load(language)).default));
    const before = last.get(language);
    // On a server all visitors get the same object, because texts derived from it are cached by it.
    if (before && loaded.every((texts, index) => texts === before.loaded[index])) return { default: before.texts };
    const texts = merge(loaded);
    last.set(language, { loaded, texts });
    return { default: texts };
  };
}
