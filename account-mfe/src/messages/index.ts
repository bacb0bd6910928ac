import type { Language } from '@odeta/contracts';
import type { RemoteModule } from '@odeta/storefront';

type Texts = Awaited<ReturnType<RemoteModule['messages'][Language]>>;

/** The remote's texts merged with those of shared packages. Each language is one chunk with the name that the release expects. */
export const messages: RemoteModule['messages'] = {
  pl: () =>
    together(
      import(/* webpackChunkName: "messages_pl_json" */ './pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/purchase/messages/pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/purchase/account-messages/pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/purchase/address-messages/pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/validation/messages/pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/validation/account-messages/pl.json'),
      import(/* webpackChunkName: "messages_pl_json" */ '@odeta/purchase/attachments-messages/pl.json'),
    ),
  sk: () =>
    together(
      import(/* webpackChunkName: "messages_sk_json" */ './sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/purchase/messages/sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/purchase/account-messages/sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/purchase/address-messages/sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/validation/messages/sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/validation/account-messages/sk.json'),
      import(/* webpackChunkName: "messages_sk_json" */ '@odeta/purchase/attachments-messages/sk.json'),
    ),
  hu: () =>
    together(
      import(/* webpackChunkName: "messages_hu_json" */ './hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/purchase/messages/hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/purchase/account-messages/hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/purchase/address-messages/hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/validation/messages/hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/validation/account-messages/hu.json'),
      import(/* webpackChunkName: "messages_hu_json" */ '@odeta/purchase/attachments-messages/hu.json'),
    ),
  ro: () =>
    together(
      import(/* webpackChunkName: "messages_ro_json" */ './ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/purchase/messages/ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/purchase/account-messages/ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/purchase/address-messages/ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/validation/messages/ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/validation/account-messages/ro.json'),
      import(/* webpackChunkName: "messages_ro_json" */ '@odeta/purchase/attachments-messages/ro.json'),
    ),
  ru: () =>
    together(
      import(/* webpackChunkName: "messages_ru_json" */ './ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/purchase/messages/ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/purchase/account-messages/ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/purchase/address-messages/ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/validation/messages/ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/validation/account-messages/ru.json'),
      import(/* webpackChunkName: "messages_ru_json" */ '@odeta/purchase/attachments-messages/ru.json'),
    ),
};

async function together(...parts: Promise<Texts>[]): Promise<Texts> {
  const [own, purchase, forms, address, rules, accountRules, files] = await Promise.all(parts);
  return {
    default: {
      ...own?.default,
      ...address?.default,
      purchase: purchase?.default ?? {},
      forms: forms?.default ?? {},
      files: files?.default ?? {},
      validation: { ...rules?.default, ...accountRules?.default },
    },
  };
}
