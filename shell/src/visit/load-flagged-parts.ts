import type { Storefront } from '@odeta/storefront';
import type { ComponentType } from 'react';
import type { VisitFlag } from '../document/visit-flag.ts';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';

const loaders: Record<VisitFlag, (storefront: Storefront) => Promise<ComponentType>> = {
  'tracking-debug': async () =>
    (await import(/* webpackChunkName: "tracking-panel" */ '../tracking/tracking-panel.tsx')).TrackingPanel,
  overlay: async () => (await import(/* webpackChunkName: "tracking-panel" */ '../overlay/overlay.tsx')).Overlay,
  async prepared(storefront) {
    const [{ PreparedBar }] = await Promise.all([
      import(/* webpackChunkName: "prepared-checkout" */ '../prepared-checkout/prepared-bar.tsx'),
      addLaterTexts(storefront),
    ]);
    return PreparedBar;
  },
};

export const loadFlaggedParts = (storefront: Storefront, flags: readonly VisitFlag[]) =>
  Promise.all(flags.map(async (flag) => ({ flag, Part: await loaders[flag](storefront) })));
