import { type ComponentType, useEffect, useState } from 'react';
import { isWanted, type VisitFlag } from '../document/visit-flag.ts';

const loaders: Record<VisitFlag, () => Promise<ComponentType>> = {
  'tracking-debug': async () =>
    (await import(/* webpackChunkName: "tracking-panel" */ '../tracking/tracking-panel.tsx')).TrackingPanel,
  overlay: async () => (await import(/* webpackChunkName: "tracking-panel" */ '../overlay/overlay.tsx')).Overlay,
};

/** `?tracking-debug`, `?overlay`: the code of either is fetched by who asks for it. */
export function useWanted(flag: VisitFlag): ComponentType | null {
  const [part, setPart] = useState<{ Wanted: ComponentType } | null>(null);
  useEffect(() => {
    if (!isWanted(window, flag)) return;
    loaders[flag]().then(
      (Wanted) => setPart({ Wanted }),
      () => {},
    );
  }, [flag]);
  return part?.Wanted ?? null;
}
