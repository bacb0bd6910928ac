import { createAlertsStore, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type SyntheticEvent, useState } from 'react';

/**
 * A part of the page that is a lazy chunk, loaded when it is first opened. Its opener can be a link that works without scripts. A failure
 * is shown in an alert, and the next click tries again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const t = useTexts('catalog');
  const alerts = useStore(createAlertsStore);
  const [part, setPart] = useState<{ Loaded: Part } | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(event: SyntheticEvent) {
    event.preventDefault();
    if (!part) {
      try {
        const Loaded = await load();
        setPart({ Loaded });
      } catch {
        alerts.show({ type: 'error', message: t('part-failed'), tag: 'part-failed' });
        return;
      }
    }
    setOpen(true);
  }

  return { Loaded: part?.Loaded ?? null, isOpen, open, close: () => setOpen(false) };
}
