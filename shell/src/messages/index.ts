import type { Language } from '@odeta/contracts';
import type { MessageTree } from '@odeta/storefront/i18n';

type Texts = Promise<{ default: MessageTree }>;

/** The shell's texts with those of the interface; each language is one chunk, whose name the release expects. */
export const messages: Record<Language, () => Promise<{ texts: MessageTree }>> = {
  pl: () =>
    together(
      import(/* webpackChunkName: "messages_pl_json" */ './pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/ui/messages/pl.json'),
    ),
  sk: () =>
    together(
      import(/* webpackChunkName: "messages_sk_json" */ './sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/ui/messages/sk.json'),
    ),
  hu: () =>
    together(
      import(/* webpackChunkName: "messages_hu_json" */ './hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/ui/messages/hu.json'),
    ),
  ro: () =>
    together(
      import(/* webpackChunkName: "messages_ro_json" */ './ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/ui/messages/ro.json'),
    ),
  ru: () =>
    together(
      import(/* webpackChunkName: "messages_ru_json" */ './ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/ui/messages/ru.json'),
    ),
};

const together = createTogether();

/** On a server all visitors get the same object, because texts derived from it are cached by it. */
function createTogether() {
  const known = new WeakMap<MessageTree, MessageTree>();
  return async (shell: Texts, ofInterface: Texts) => {
    const [{ default: own }, { default: ui }] = await Promise.all([shell, ofInterface]);
    const texts = known.get(own) ?? { ...own, ui };
    known.set(own, texts);
    return { texts };
  };
}
