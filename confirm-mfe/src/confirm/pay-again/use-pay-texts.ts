import type { Language } from '@odeta/contracts';
import { laterTexts } from '@odeta/device/later-texts';

const own = (language: Language) => import(/* webpackChunkName: "pay_[request]" */ `./messages/${language}.json`);

/** Texts of the payment form, as the group `pay`. */
export const usePayTexts = laterTexts('confirm', 'pay', own);
