import { createAlertsStore, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type SyntheticEvent, useState } from 'react';

/**
 * A part of the page whose code is fetched when it is first needed. Its opener may be a link to the same without scripts.
 * What cannot be fetched is said in an alert, and the next press tries again.
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
