import { useStorefront } from '@odeta/storefront';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRemotes } from './remote-context.tsx';

/** Milliseconds without the remote after which the visitor learns of it; the attempts go on. */
const LATE = 4_000;
/** Of a page that the server rendered, `start` has waited the rest before React began. */
const LATE_WITH_CONTENT = 2_000;

/** `late`: still on its way. `trying`: the visitor wants another attempt. */
export type Trouble = 'late' | 'trying' | 'failed' | null;

/** Attempts to get a remote: the one that is under way, and what the visitor has to learn of it. */
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

  /** Versions share their global names: an attempt that is under way ends first, then the next one begins. */
  function retry() {
    setTrouble('trying');
    if (promise.status === 'pending') isRetryQueued.current = true;
    else begin();
  }

  /** In the place of a version that broke the next one is shown, without the visitor's doing. */
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
