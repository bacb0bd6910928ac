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
  const load = (language: Language) => async () => {
    const names = Object.keys(groups);
    const [texts, ...ofGroups] = await Promise.all([own, ...Object.values(groups)].map((some) => together(some, language)));
    return { default: { ...texts, ...Object.fromEntries(names.map((name, index) => [name, ofGroups[index] ?? {}])) } };
  };
  return { pl: load('pl'), sk: load('sk'), hu: load('hu'), ro: load('ro'), ru: load('ru') };
}

async function together(loaders: readonly LoadTexts[], language: Language): Promise<MessageTree> {
  const loaded = await Promise.all(loaders.map((load) => load(language)));
  return Object.assign({}, ...loaded.map(({ default: texts }) => texts));
}
