import type { ClientKind, Footer, FooterItem } from '@odeta/shared/contracts';

/** D2. What may be shown in this client; what a narrow or a wide screen hides is left to the styles. */
export const visibleItems = <Item extends Pick<FooterItem, 'hiddenApp'>>(items: readonly Item[], client: ClientKind) =>
  items.filter(({ hiddenApp }) => !(hiddenApp && client.isApp));

/** D3. The badges of the apps: not the one of the other platform. */
export function appBadges({ android, ios }: Footer['mobileApps'], client: ClientKind): FooterItem[] {
  const badges = [...(client.isAndroid ? [] : [ios]), ...(client.isIos ? [] : [android])];
  return visibleItems(badges, client);
}
