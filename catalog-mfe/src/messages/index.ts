import type { Language } from '@odeta/contracts';
import { defineMessages } from '@odeta/storefront/messages';
import { wishTexts } from '@odeta/wishes/messages';

const own = (language: Language) => import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);

export const messages = defineMessages([own], {
  wishes: wishTexts,
});
