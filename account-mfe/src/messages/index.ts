import { accountFormTexts } from '@odeta/account-forms/messages';
import { addressTexts } from '@odeta/address/messages';
import { attachmentTexts } from '@odeta/attachments/messages';
import type { Language } from '@odeta/contracts';
import { purchaseTexts } from '@odeta/purchase/messages';
import { defineMessages, mergeTexts } from '@odeta/storefront/messages';
import { accountRuleTexts } from '@odeta/validation/account-messages';
import { ruleTexts } from '@odeta/validation/messages';

const own = (language: Language) => import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);

export const messages = defineMessages([own, addressTexts], {
  purchase: purchaseTexts,
  forms: accountFormTexts,
  files: attachmentTexts,
  validation: mergeTexts([ruleTexts, accountRuleTexts]),
});
