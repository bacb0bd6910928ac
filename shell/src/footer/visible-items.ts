import type { ClientKind, Footer, FooterItem } from '@odeta/contracts';

/** What may be shown in this client; what a narrow or a wide screen hides is left to the styles. */
export const visibleItems = <Item extends Pick<FooterItem, 'hiddenApp'>>(items: readonly Item[], client: ClientKind) =>
  items.filter(({ hiddenApp }) => !(hiddenApp && client.isApp));

export interface Badge {
  kind: 'ios' | 'android';
  item: FooterItem;
}

/** The badges of the apps: not the one of the other platform. */
export function appBadges({ android, ios }: Footer['mobileApps'], client: ClientKind): Badge[] {
  const badges: Badge[] = [
    { kind: 'ios', item: ios },
    { kind: 'android', item: android },
  ];
  return badges
    .filter(({ kind }) => !(kind === 'ios' ? client.isAndroid : client.isIos))
    .filter(({ item }) => visibleItems([item], client).length > 0);
}
