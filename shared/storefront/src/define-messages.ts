import type { Language } from '@odeta/contracts';
import type { MessageTree } from './i18n/create-i18n.ts';

/** Texts in every language, each loaded when it is needed. */
export type Messages = Record<Language, () => Promise<{ default: MessageTree }>>;

/**
 * The texts of a unit: its `own`, and those of shared packages by the group in which their components look for them. Their files of a
 * language are one chunk, because each is imported with the same `webpackChunkName`.
 */
export function defineMessages(own: readonly Messages[], groups: Readonly<Record<string, Messages>> = {}): Messages {
  const all = [...own, ...Object.values(groups)];

  function merge(loaded: readonly MessageTree[]): MessageTree {
    const ofGroups = Object.keys(groups).map((name, index) => [name, loaded[own.length + index]]);
    return Object.assign({}, ...loaded.slice(0, own.length), Object.fromEntries(ofGroups));
  }

  function load(language: Language) {
    let last: { loaded: readonly MessageTree[]; texts: MessageTree } | null = null;

    return async () => {
      const loaded = await Promise.all(all.map(async (texts) => (await texts[language]()).default));
      // On a server all visitors get the same object, because texts derived from it are cached by it.
      if (!last || loaded.some((texts, index) => texts !== last?.loaded[index]))
        last = { loaded, texts: merge(loaded) };
      return { default: last.texts };
    };
  }

  return { pl: load('pl'), sk: load('sk'), hu: load('hu'), ro: load('ro'), ru: load('ru'), uk: load('uk') };
}
