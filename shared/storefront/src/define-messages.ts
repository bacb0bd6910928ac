import type { Language } from '@odeta/contracts';
import type { MessageTree } from './i18n/create-i18n.ts';

/** Loads the texts of a folder in one language: ``(language) => import(`./${language}.json`)``. */
export type LoadTexts = (language: Language) => Promise<{ default: MessageTree }>;

type Messages = Record<Language, () => Promise<{ default: MessageTree }>>;

/**
 * The texts of a unit: its `own`, and those of shared packages by the group in which their components look for them. Loaders whose chunks
 * have the same name (`webpackChunkName: "messages_[request]"`) are one chunk per language.
 */
export function defineMessages(
  own: readonly LoadTexts[],
  groups: Readonly<Record<string, readonly LoadTexts[]>> = {},
): Messages {
  const names = Object.keys(groups);

  function load(language: Language) {
    let merged: { sources: readonly MessageTree[]; texts: MessageTree } | null = null;

    return async () => {
      const loads = [own, ...Object.values(groups)].map((loaders) => loadAll(loaders, language));
      const [owns = [], ...others] = await Promise.all(loads);
      const sources = [owns, ...others].flat();
      // On a server all visitors get the same object, because texts derived from it are cached by it.
      if (!merged || sources.some((source, index) => source !== merged?.sources[index])) {
        const ofGroups = names.map((name, index) => [name, Object.assign({}, ...(others[index] ?? []))]);
        merged = { sources, texts: { ...Object.assign({}, ...owns), ...Object.fromEntries(ofGroups) } };
      }
      return { default: merged.texts };
    };
  }

  return { pl: load('pl'), sk: load('sk'), hu: load('hu'), ro: load('ro'), ru: load('ru') };
}

const loadAll = (loaders: readonly LoadTexts[], language: Language) =>
  Promise.all(loaders.map(async (load) => (await load(language)).default));
