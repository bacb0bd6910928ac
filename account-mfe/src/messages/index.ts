import type { Language } from '@odeta/contracts';
import { accountFormTexts } from '@odeta/purchase/account-messages';
import { addressTexts } from '@odeta/purchase/address-messages';
import { attachmentTexts } from '@odeta/purchase/attachments-messages';
import { purchaseTexts } from '@odeta/purchase/messages';
import { defineMessages } from '@odeta/storefront/messages';
import { accountRuleTexts } from '@odeta/validation/account-messages';
import { ruleTexts } from '@odeta/validation/messages';

const own = (language: Language) => import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);

export const messages = defineMessages([own, addressTexts], {
  purchase: [purchaseTexts],
  forms: [accountFormTexts],
  files: [attachmentTexts],
  validation: [ruleTexts, accountRuleTexts],
});
