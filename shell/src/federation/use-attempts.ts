import { useStorefront } from '@odeta/storefront';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRemotes } from './remote-context.tsx';

/** Milliseconds after which the visitor is told that the remote takes long; the attempts continue. */
const LATE = 4_000;
/** Less for a page rendered by the server, because `start` has waited the rest before hydration. */
const LATE_WITH_CONTENT = 2_000;

/** `late`: still loading. `trying`: the visitor requested another attempt. */
export type Trouble = 'late' | 'trying' | 'failed' | null;

/** The current attempt to load a remote, and what the visitor is told about it. */
export function useAttempts(name: string, hasContent: boolean) {
  const { registry } = useRemotes();
  const { logger } = useStorefront();
  const [attempt, setAttempt] = useState(() => ({ number: 0, promise: registry.get(name) }));
  const [trouble, setTrouble] = useState<Trouble>(null);
  const isRetryQueued = useRef(false);
  const { promise } = attempt;

  useEffect(() => {
    const late = () => promise.status === 'pending' && setTrouble((known) => known ?? 'late');
    const timer = setTimeout(late, hasContent ? LATE_WITH_CONTENT : LATE);
    return () => clearTimeout(timer);
  }, [promise, hasContent]);

  const handleShown = useCallback(() => {
    isRetryQueued.current = false;
    setTrouble(null);
  }, []);

  function begin(get = registry.getAgain) {
    isRetryQueued.current = false;
    setAttempt(({ number }) => ({ number: number + 1, promise: get(name) }));
  }

  /** Versions share their global names, so the next attempt begins when the current one has ended. */
  function retry() {
    setTrouble('trying');
    if (promise.status === 'pending') isRetryQueued.current = true;
    else begin();
  }

  /** A version that broke is replaced by the next one automatically. */
  function take(error: Error) {
    const unit = registry.releaseOf(name);
    const hasOther = registry.failed(name);
    logger.log('error', `Remote ${name}`, error, { kind: hasOther ? 'version' : 'area', unit });
    if (hasOther) begin(registry.get);
    else if (isRetryQueued.current) begin();
    else setTrouble('failed');
  }

  return { attempt, trouble, retry, take, handleShown };
}
