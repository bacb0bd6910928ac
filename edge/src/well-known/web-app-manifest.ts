import { type Country, pathPrefixOf } from '@odeta/contracts';
import { iconSizes } from '../assets/shop-icons.ts';
import type { AndroidApp } from '../config/app-association.ts';

/** W3C, Web Application Manifest: lets visitors add the shop to a home screen, from where it opens in the language in which they added it. */
export const webAppManifest = (country: Country, android: AndroidApp | undefined) => ({
  id: '/',
  name: 'ODETA',
  short_name: 'ODETA',
  lang: country.locale,
  start_url: pathPrefixOf(country) || '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...iconSizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  ...(android && { related_applications: [{ platform: 'play', id: android.packageName }] }),
});
