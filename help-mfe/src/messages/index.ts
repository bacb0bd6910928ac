import type { Language } from '@odeta/contracts';
import { attachmentTexts } from '@odeta/purchase/attachments-messages';
import { purchaseTexts } from '@odeta/purchase/messages';
import { defineMessages } from '@odeta/storefront/messages';
import { ruleTexts } from '@odeta/validation/messages';

const own = (language: Language) => import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);

export const messages = defineMessages([own], {
  purchase: [purchaseTexts],
  validation: [ruleTexts],
  files: [attachmentTexts],
});
