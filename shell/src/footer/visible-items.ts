import type { ClientKind, Footer, FooterItem } from '@odeta/contracts';

/** The items for this kind of client; screen widths are handled by styles. */
export const visibleItems = <Item extends Pick<FooterItem, 'hiddenApp'>>(items: readonly Item[], client: ClientKind) =>
  items.filter(({ hiddenApp }) => !(hiddenApp && client.isApp));

export interface Badge {
  kind: 'ios' | 'android';
  item: FooterItem;
}

/** The app badges without the one for the other platform. */
export function appBadges({ android, ios }: Footer['mobileApps'], client: ClientKind): Badge[] {
  const badges: Badge[] = [
    { kind: 'ios', item: ios },
    { kind: 'android', item: android },
  ];
  return badges
    .filter(({ kind }) => !(kind === 'ios' ? client.isAndroid : client.isIos))
    .filter(({ item }) => visibleItems([item], client).length > 0);
}
