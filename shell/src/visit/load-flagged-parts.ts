import type { ComponentType } from 'react';
import type { VisitFlag } from '../document/visit-flag.ts';

const loaders: Record<VisitFlag, () => Promise<ComponentType>> = {
  'tracking-debug': async () =>
    (await import(/* webpackChunkName: "tracking-panel" */ '../tracking/tracking-panel.tsx')).TrackingPanel,
  overlay: async () => (await import(/* webpackChunkName: "tracking-panel" */ '../overlay/overlay.tsx')).Overlay,
  prepared: async () =>
    (await import(/* webpackChunkName: "prepared-checkout" */ '../prepared-checkout/prepared-bar.tsx')).PreparedBar,
};

export const loadFlaggedParts = (flags: readonly VisitFlag[]) =>
  Promise.all(flags.map(async (flag) => ({ flag, Part: await loaders[flag]() })));
