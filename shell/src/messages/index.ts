import type { Language } from '@odeta/shared/contracts';
import type { MessageTree } from '@odeta/shared/i18n';

/** The shell's texts with those of the interface; each language is one chunk, named as the release expects it. */
export const messages: Record<Language, () => Promise<{ texts: MessageTree }>> = {
  pl: () => import(/* webpackChunkName: "messages_pl_json" */ './pl.ts'),
  sk: () => import(/* webpackChunkName: "messages_sk_json" */ './sk.ts'),
  hu: () => import(/* webpackChunkName: "messages_hu_json" */ './hu.ts'),
  ro: () => import(/* webpackChunkName: "messages_ro_json" */ './ro.ts'),
  ru: () => import(/* webpackChunkName: "messages_ru_json" */ './ru.ts'),
};
