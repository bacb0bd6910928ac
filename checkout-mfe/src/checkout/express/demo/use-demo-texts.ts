import type { Language } from '@odeta/contracts';
import { laterTexts } from '@odeta/device/later-texts';

const own = (language: Language) => import(/* webpackChunkName: "demo_[request]" */ `./messages/${language}.json`);

/** Texts of the demo sheet, as the group `demo`. */
export const useDemoTexts = laterTexts('checkout', 'demo', own);
