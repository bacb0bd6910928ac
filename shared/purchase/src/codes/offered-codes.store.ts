import { type NearCode, type OfferedCode, readOfferedCodes } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { OFFERED_TEXTS, offeredTexts } from './offered-texts.ts';

interface OfferedCodesState extends Loading {
  codes: OfferedCode[];
  near?: NearCode[] | undefined;
}

/** The codes that the visitor may use for the cart as it is now; they change with it. */
export function createOfferedCodesStore({ api, logger, i18n, session }: Storefront) {
  const { language } = session.country;
  i18n.addResourceBundle(language, OFFERED_TEXTS, offeredTexts[language]);
  const state = proxy<OfferedCodesState>({ codes: [], near: [], ...notLoaded });

  return {
    state,

    load: resource(state, () => api.send(readOfferedCodes, {}, { suppressMessages: true }), {
      // Codes can still be typed.
      failed: { codes: [], near: [] },
      onFailure: (error) => logger.log('warning', 'The offered codes', error),
    }),
  };
}
