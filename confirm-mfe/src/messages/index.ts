import type { RemoteModule } from '@odeta/storefront';

type Texts = Awaited<ReturnType<RemoteModule['messages'][keyof RemoteModule['messages']]>>;

/** The remote's texts with those of the buying process and of hearts; each language is one chunk, whose name the release expects. */
export const messages: RemoteModule['messages'] = {
  pl: () =>
    together(
      import(/* webpackChunkName: "messages_pl_json" */ './pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/purchase/messages/pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/wishes/messages/pl.json'),
    ),
  sk: () =>
    together(
      import(/* webpackChunkName: "messages_sk_json" */ './sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/purchase/messages/sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/wishes/messages/sk.json'),
    ),
  hu: () =>
    together(
      import(/* webpackChunkName: "messages_hu_json" */ './hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/purchase/messages/hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/wishes/messages/hu.json'),
    ),
  ro: () =>
    together(
      import(/* webpackChunkName: "messages_ro_json" */ './ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/purchase/messages/ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/wishes/messages/ro.json'),
    ),
  ru: () =>
    together(
      import(/* webpackChunkName: "messages_ru_json" */ './ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/purchase/messages/ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/wishes/messages/ru.json'),
    ),
};

async function together(
  ...parts: [own: Promise<Texts>, purchase: Promise<Texts>, wishes: Promise<Texts>]
): Promise<Texts> {
  const [{ default: own }, { default: purchase }, { default: wishes }] = await Promise.all(parts);
  return { default: { ...own, purchase, wishes } };
}
