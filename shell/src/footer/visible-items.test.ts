import type { ClientKind, FooterItem } from '@odeta/contracts';
import { appBadges, visibleItems } from './visible-items.ts';

const web: ClientKind = {
  isMobile: false,
  isAndroid: false,
  isIos: false,
  isApp: false,
  isOwnApp: false,
  appVersion: null,
};

const item = (label: string, hiddenApp = false): FooterItem => ({
  label,
  url: '/',
  blank: false,
  ssrLink: false,
  hiddenApp,
  hiddenMobile: false,
  hiddenDesktop: false,
  image: null,
  imageStyle: null,
});

const apps = { android: item('Google Play', true), ios: item('App Store', true) };
const badges = (client: ClientKind) => labels(appBadges(apps, client).map((badge) => badge.item));
const labels = (items: readonly FooterItem[]) => items.map(({ label }) => label);

test('a link that is hidden in the app is shown on the web only', () => {
  const items = [item('Newsletter', true), item('Kontakt')];
  expect(labels(visibleItems(items, web))).toEqual(['Newsletter', 'Kontakt']);
  expect(labels(visibleItems(items, { ...web, isApp: true }))).toEqual(['Kontakt']);
});

test('a computer shows the badges of both apps (D3)', () => {
  expect(badges(web)).toEqual(['App Store', 'Google Play']);
});

test('a phone shows the badge of its own platform (D3)', () => {
  expect(badges({ ...web, isIos: true })).toEqual(['App Store']);
  expect(badges({ ...web, isAndroid: true })).toEqual(['Google Play']);
});

test('no badge is shown inside the app', () => {
  expect(badges({ ...web, isApp: true, isIos: true })).toEqual([]);
});
