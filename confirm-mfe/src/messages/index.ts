import type { RemoteModule } from '@odeta/storefront';

type Texts = Awaited<ReturnType<RemoteModule['messages'][keyof RemoteModule['messages']]>>;

/** The remote's texts with those of the buying process; each language is one chunk, whose name the release expects. */
export const messages: RemoteModule['messages'] = {
  pl: () =>
    together(
      import(/* webpackChunkName: "messages_pl_json" */ './pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/purchase/messages/pl.json'),
    ),
  sk: () =>
    together(
      import(/* webpackChunkName: "messages_sk_json" */ './sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/purchase/messages/sk.json'),
    ),
  hu: () =>
    together(
      import(/* webpackChunkName: "messages_hu_json" */ './hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/purchase/messages/hu.json'),
    ),
  ro: () =>
    together(
      import(/* webpackChunkName: "messages_ro_json" */ './ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/purchase/messages/ro.json'),
    ),
  ru: () =>
    together(
      import(/* webpackChunkName: "messages_ru_json" */ './ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/purchase/messages/ru.json'),
    ),
};

async function together(own: Promise<Texts>, ofPurchase: Promise<Texts>): Promise<Texts> {
  const [{ default: texts }, { default: purchase }] = await Promise.all([own, ofPurchase]);
  return { default: { ...texts, purchase } };
}
