import { addressTexts } from '@odeta/address/messages';
import type { Language } from '@odeta/contracts';
import { purchaseTexts } from '@odeta/purchase/messages';
import { defineMessages } from '@odeta/storefront/messages';
import { ruleTexts } from '@odeta/validation/messages';

const own = (language: Language) => import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);

export const messages = defineMessages([own, addressTexts], {
  purchase: purchaseTexts,
  validation: ruleTexts,
});
