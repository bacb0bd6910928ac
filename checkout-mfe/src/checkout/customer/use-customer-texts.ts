import { laterAccountFormTexts } from '@odeta/account-forms/messages/later';
import type { Language } from '@odeta/contracts';
import { laterTexts } from '@odeta/device/later-texts';
import { mergeTexts } from '@odeta/storefront/messages';
import { laterAccountRuleTexts } from '@odeta/validation/account-messages/later';

const own = (language: Language) => import(/* webpackChunkName: "later_[request]" */ `./messages/${language}.json`);

/** Texts of the forms that are loaded later, as the group `customer`. */
export const useCustomerTexts = laterTexts(
  'checkout',
  'customer',
  mergeTexts([laterAccountFormTexts, own]),
  laterAccountRuleTexts,
);
