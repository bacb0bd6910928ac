import { useStorefront } from '@odeta/storefront';
import { useEffect, useState } from 'react';

interface LazyChunk<Part> {
  /** `null` until it is loaded. */
  part: Part | null;
  isFailed: boolean;
  retry: () => void;
}

/** Loads a lazy chunk once it is needed; never on the server. */
export function useLazyChunk<Part>(load: () => Promise<Part>, isNeeded: boolean): LazyChunk<Part> {
  const { logger } = useStorefront();
  const [result, setResult] = useState<{ part: Part } | 'failed' | null>(null);
  const isAsked = isNeeded && result === null;

  useEffect(() => {
    if (!isAsked) return;
    load().then(
      (part) => setResult({ part }),
      (error) => {
        setResult('failed');
        logger.log('error', 'A part of the page', error, { kind: 'part' });
      },
    );
  }, [isAsked, logger]);

  return {
    part: result && result !== 'failed' ? result.part : null,
    isFailed: result === 'failed',
    retry: () => setResult(null),
  };
}
