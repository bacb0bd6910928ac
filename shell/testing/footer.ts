import type { Footer, FooterItem } from '@odeta/contracts';

export const footerItem = (label: string, parts: Partial<FooterItem> = {}): FooterItem => ({
  ...{ label, url: `/pomoc/${label}/`, blank: false, ssrLink: false, image: null, imageStyle: null },
  ...{ hiddenApp: false, hiddenMobile: false, hiddenDesktop: false },
  ...parts,
});

export const footerOf = (parts: Partial<Footer> = {}): Footer => ({
  paymentAndDelivery: { name: 'Platba a doprava', items: [] },
  service: { name: 'Nákup', items: [] },
  offer: { name: 'Ponuka', items: [] },
  company: { name: 'O nás', items: [] },
  basic: { items: [] },
  trusted: {},
  social: {},
  mobileApps: { android: footerItem('Google Play'), ios: footerItem('App Store') },
  ...parts,
});
