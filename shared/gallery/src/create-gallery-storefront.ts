import type { Language } from '@odeta/contracts';
import { assembleStorefront, type Storefront } from '@odeta/storefront';
import type { MessageTree } from '@odeta/storefront/i18n';
import type { View } from './view.ts';

/** A storefront without a server, because the components in the gallery send no requests. */
export async function createGalleryStorefront({
  country,
  language,
}: Pick<View, 'country' | 'language'>): Promise<Storefront> {
  const { ui, gallery } = await texts[language]();
  return assembleStorefront({
    ...{ country, language },
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    newUser: false,
    messages: { shell: { ui }, gallery },
    transport: {
      send: () => Promise.reject(new Error('The gallery has no server')),
      page: () => ({ url: '/', referer: '' }),
      csrf: { read: () => '', write() {}, proof: async () => ({}) },
      reload() {},
    },
  });
}

const texts: Record<Language, () => Promise<{ ui: MessageTree; gallery: MessageTree }>> = {
  pl: () => together(import('@odeta/ui/messages/pl.json'), import('./messages/pl.json')),
  sk: () => together(import('@odeta/ui/messages/sk.json'), import('./messages/sk.json')),
  hu: () => together(import('@odeta/ui/messages/hu.json'), import('./messages/hu.json')),
  ro: () => together(import('@odeta/ui/messages/ro.json'), import('./messages/ro.json')),
  ru: () => together(import('@odeta/ui/messages/ru.json'), import('./messages/ru.json')),
  uk: () => together(import('@odeta/ui/messages/uk.json'), import('./messages/uk.json')),
};

async function together(ofInterface: Promise<{ default: MessageTree }>, ofGallery: Promise<{ default: MessageTree }>) {
  const [{ default: ui }, { default: gallery }] = await Promise.all([ofInterface, ofGallery]);
  return { ui, gallery };
}
