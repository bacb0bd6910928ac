import type { Storefront } from '@odeta/storefront';
import type { ComponentType } from 'react';
import type { VisitFlag } from '../document/visit-flag.ts';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';
import { Overlay } from '../overlay/overlay.tsx';
import { TrackingPanel } from '../tracking/tracking-panel.tsx';

const loaders: Record<VisitFlag, (storefront: Storefront) => Promise<ComponentType>> = {
  'tracking-debug': async () => TrackingPanel,
  overlay: async () => Overlay,
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
