import { addressTexts } from '@odeta/address/messages';
import { purchaseTexts } from '@odeta/purchase/messages';
import { defineMessages } from '@odeta/storefront/messages';
import { ruleTexts } from '@odeta/validation/messages';

const own = {
  pl: () => import(/* webpackChunkName: "messages_pl_json" */ './pl.json'),
  sk: () => import(/* webpackChunkName: "messages_sk_json" */ './sk.json'),
  hu: () => import(/* webpackChunkName: "messages_hu_json" */ './hu.json'),
  ro: () => import(/* webpackChunkName: "messages_ro_json" */ './ro.json'),
  ru: () => import(/* webpackChunkName: "messages_ru_json" */ './ru.json'),
  uk: () => import(/* webpackChunkName: "messages_uk_json" */ './uk.json'),
};

export const messages = defineMessages([own, addressTexts], {
  purchase: purchaseTexts,
  validation: ruleTexts,
});
