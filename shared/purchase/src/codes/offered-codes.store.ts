import { type OfferedCode, readOfferedCodes } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { OFFERED_TEXTS, offeredTexts } from './offered-texts.ts';

interface OfferedCodesState extends Loading {
  codes: OfferedCode[];
}

/** The codes that the visitor may use for the cart as it is now; they change with it. */
export function createOfferedCodesStore({ api, logger, i18n, session }: Storefront) {
  const { language } = session.country;
  i18n.addResourceBundle(language, OFFERED_TEXTS, offeredTexts[language]);
  const state = proxy<OfferedCodesState>({ codes: [], ...notLoaded });

  return {
    state,

    load: resource(state, () => api.send(readOfferedCodes, {}, { suppressMessages: true }), {
      // Codes can still be typed.
      failed: { codes: [] },
      onFailure: (error) => logger.log('warning', 'The offered codes', error),
    }),
  };
}
