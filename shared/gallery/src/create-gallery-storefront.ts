import type { Language } from '@odeta/contracts';
import { assembleStorefront, type Storefront } from '@odeta/storefront';
import { uiTexts } from '@odeta/ui/messages';
import type { View } from './view.ts';

/** A storefront without a server, because the components in the gallery send no requests. */
export async function createGalleryStorefront({
  country,
  language,
}: Pick<View, 'country' | 'language'>): Promise<Storefront> {
  const [{ default: ui }, { default: gallery }] = await Promise.all([uiTexts(language), galleryTexts(language)]);
  return assembleStorefront({
    country,
    language,
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    newUser: false,
    messages: { shell: { ui }, gallery },
    transport: {
      send: () => Promise.reject(new Error('The gallery has no server')),
      page: () => ({ url: '/', referer: '' }),
      csrf: { read: () => '', proof: async () => ({}) },
      reload() {},
    },
  });
}

const galleryTexts = (language: Language) => import(`./messages/${language}.json`);
