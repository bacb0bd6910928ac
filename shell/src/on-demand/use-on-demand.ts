import { createAlertsStore, type Storefront, useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useEffect, useRef, useState } from 'react';

/**
 * A part of the page that is loaded on demand; `null` until then. If it fails to load, an alert says so, `onFailure` reverts the state, and
 * the next request tries again.
 */
export function useOnDemand<Part>(
  load: (storefront: Storefront) => Promise<Part>,
  isNeeded: boolean,
  onFailure: () => void,
): Part | null {
  const t = useTexts('shell');
  const storefront = useStorefront();
  const alerts = useStore(createAlertsStore);
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const latest = useRef({ load, onFailure, message: '' });
  latest.current = { load, onFailure, message: t('remote-fallback.title') };

  useEffect(() => {
    if (!isNeeded || part) return;
    latest.current.load(storefront).then(
      (loaded) => setPart({ loaded }),
      () => {
        alerts.show({ type: 'error', message: latest.current.message, tag: 'part-failed' });
        latest.current.onFailure();
      },
    );
  }, [isNeeded, part, storefront, alerts]);

  return part?.loaded ?? null;
}
