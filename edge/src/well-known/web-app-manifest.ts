import type { Country } from '@odeta/contracts';
import type { AndroidApp } from './app-association.ts';

/** W3C, Web Application Manifest: the shop on a home screen. */
export const webAppManifest = ({ locale }: Country, android: AndroidApp | undefined) => ({
  id: '/',
  name: 'ODETA',
  short_name: 'ODETA',
  lang: locale,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  ...(android && { related_applications: [{ platform: 'play', id: android.packageName }] }),
});
