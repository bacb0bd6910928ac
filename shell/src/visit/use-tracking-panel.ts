import { type ComponentType, useEffect, useState } from 'react';
import { wantsTrackingPanel } from '../tracking/debug-flag.ts';

/** `?tracking-debug`. */
export function useTrackingPanel(): ComponentType | null {
  const [panel, setPanel] = useState<{ TrackingPanel: ComponentType } | null>(null);
  useEffect(() => {
    if (!wantsTrackingPanel(window)) return;
    void import(/* webpackChunkName: "tracking-panel" */ '../tracking/tracking-panel.tsx').then(setPanel, () => {});
  }, []);
  return panel?.TrackingPanel ?? null;
}
