import { type OfferedCode, readOfferedCodes } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { OFFERED_TEXTS, offeredTexts } from './offered-texts.ts';

/** The codes that the visitor may use for the cart as it is now; they change with it. */
export function createOfferedCodesStore({ api, logger, i18n, session }: Storefront) {
  const { language } = session.country;
  i18n.addResourceBundle(language, OFFERED_TEXTS, offeredTexts[language]);
  const state = proxy<{ codes: OfferedCode[] }>({ codes: [] });
  let asked = 0;

  return {
    state,

    async load() {
      asked += 1;
      const own = asked;
      try {
        const { codes } = await api.send(readOfferedCodes, {}, { suppressMessages: true });
        if (own === asked) state.codes = codes;
      } catch (error) {
        // Codes can still be typed.
        state.codes = [];
        logger.log('warning', 'The offered codes', error);
      }
    },
  };
}
