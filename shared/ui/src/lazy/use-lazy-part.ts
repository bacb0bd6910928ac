import { createAlertsStore, type Storefront, useStore, useStorefront } from '@odeta/storefront';
import { useEffect, useRef, useState } from 'react';

interface LazyPart<Part> {
  /** `null` until it is loaded. */
  part: Part | null;
  isFailed: boolean;
  retry: () => void;
}

interface Failure {
  message: string;
  /** Reverts the state that needed the part, so that the next press tries again. */
  revert: () => void;
}

/**
 * Code that is loaded once it is needed; never on the server. If that fails, an alert says so and `failure.revert` is called. Without
 * `failure` the error is logged, and the caller shows `isFailed` and offers `retry`; it is also tried again when it is needed again.
 */
export function useLazyPart<Part>(
  load: (storefront: Storefront) => Promise<Part>,
  isNeeded: boolean,
  failure?: Failure,
): LazyPart<Part> {
  const storefront = useStorefront();
  const alerts = useStore(createAlertsStore);
  const [result, setResult] = useState<{ part: Part } | 'failed' | null>(null);
  const latest = useRef({ load, failure });
  latest.current = { load, failure };
  const isAsked = isNeeded && result === null;

  useEffect(() => {
    if (!isNeeded) setResult((last) => (last === 'failed' ? null : last));
  }, [isNeeded]);

  useEffect(() => {
    if (!isAsked) return;
    latest.current.load(storefront).then(
      (part) => setResult({ part }),
      (error) => {
        const { failure: current } = latest.current;
        if (current) {
          alerts.show({ type: 'error', message: current.message, tag: 'part-failed' });
          current.revert();
          return;
        }
        setResult('failed');
        storefront.logger.log('error', 'A part of the page', error, { kind: 'part' });
      },
    );
  }, [isAsked, storefront, alerts]);

  return {
    part: result && result !== 'failed' ? result.part : null,
    isFailed: result === 'failed',
    retry: () => setResult(null),
  };
}
