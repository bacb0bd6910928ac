import { hostOfCountry, isCountryCode, pathOfAddress } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createContentsStore } from '../contents/contents.store.ts';
import { fetchPageAddresses } from './dialogs.api.ts';

interface CountriesState extends Loading {
  /** Each with the address of this page there, or of the nearest one. */
  countries: { iso: string; name: string; url: string }[];
}

/** The countries of the shop. Those without a configured address get theirs from the host of this page. */
export function createCountriesStore({ api, logger, storeOf }: Storefront) {
  const state = proxy<CountriesState>({ countries: [], ...notLoaded });
  const contents = storeOf(createContentsStore);

  /** Without them the links lead to the home pages. */
  const readAddresses = () =>
    fetchPageAddresses(api, pathOfAddress(location)).catch((error): Awaited<ReturnType<typeof fetchPageAddresses>> => {
      logger.log('warning', 'The addresses of other countries', error);
      return {};
    });

  return {
    state,

    load: resource(state, async () => {
      const [known, addresses] = await Promise.all([contents.read(), readAddresses()]);
      const countries = (known?.countries ?? []).flatMap(({ iso, name, url }) => {
        const code = iso.toLowerCase();
        if (!isCountryCode(code)) return [];
        const shop = url ?? `${location.protocol}//${hostOfCountry(location.host, code)}/`;
        return [{ iso, name, url: new URL(addresses[code] ?? '/', shop).href }];
      });
      return { countries };
    }),
  };
}
