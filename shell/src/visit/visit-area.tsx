import { useStorefront } from '@odeta/storefront';
import { type ComponentType, useEffect, useState } from 'react';
import { onActivation } from './on-activation.ts';

/**
 * Loads what a page needs only once it is visited and interactive: consent, windows, keep-alive. None of it is in the page's first scripts.
 */
export function VisitArea({ answering }: { answering: Promise<void> | undefined }) {
  const storefront = useStorefront();
  const [part, setPart] = useState<{ Visit: ComponentType } | null>(null);

  useEffect(() => {
    const { session, logger } = storefront;
    const start = async () => {
      void session.load();
      try {
        setPart(await import(/* webpackChunkName: "visit" */ './visit.tsx'));
      } catch (error) {
        logger.log('error', 'What comes after the page', error);
      }
    };
    // Waits until the page is hydrated, because hydration needs the page as rendered by the server.
    void answering?.then(() => onActivation(document, start));
  }, [storefront, answering]);

  return part && <part.Visit />;
}
