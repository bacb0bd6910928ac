import { useStorefront } from '@odeta/storefront';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onNextChance } from './next-chance.ts';
import { useRemotes } from './remote-context.tsx';
import type { RemotePromise } from './remote-registry.ts';
import { rejected } from './tracked-promise.ts';

/** Milliseconds after which a visitor who sees only a skeleton is told that it takes long. */
const LATE = 4_000;
/** With a page rendered by the server it is 10 seconds, of which `start` may have waited two before hydration. */
const LATE_WITH_CONTENT = 8_000;

/** `late`: still loading. `failed`: every version is broken. `trying`: another attempt after that. */
export type Trouble = 'late' | 'failed' | 'trying' | null;

/** The current attempt to load a remote, and what the visitor is told about it. */
export function useAttempts(name: string, hasContent: boolean) {
  const { registry, early, patience } = useRemotes();
  const log = useFailureLog(name);
  const [attempt, setAttempt] = useState(() => ({ number: 0, promise: registry.get(name) }));
  const [trouble, setTrouble] = useState<Trouble>(null);
  const shown = useRef<RemotePromise>(null);
  const isFailed = useRef(false);
  const { promise } = attempt;

  const begin = useCallback((next: RemotePromise) => {
    isFailed.current = false;
    setAttempt(({ number }) => ({ number: number + 1, promise: next }));
  }, []);

  useEffect(() => {
    const timer = setTimeout(
      () => {
        if (shown.current === promise || isFailed.current) return;
        registry.late(name);
        setTrouble((known) => known ?? 'late');
      },
      hasContent ? LATE_WITH_CONTENT : LATE,
    );
    return () => clearTimeout(timer);
  }, [promise, hasContent, registry, name]);

  // A page whose scripts have run and that suspends for ever is broken.
  useEffect(() => {
    const { signal, abort } = abortable();
    const suspends = () => {
      if (shown.current !== promise && !isFailed.current) begin(rejected(new Error(`${name} suspends for ever`)));
    };
    promise.then(
      () => afterPause(suspends, patience().again, signal),
      () => {},
    );
    return abort;
  }, [promise, name, begin, patience]);

  const handleShown = useCallback(() => {
    shown.current = promise;
    setTrouble(null);
    performance.mark?.(`${registry.releaseOf(name)} shown`);
  }, [promise, registry, name]);

  /** While versions are under way there is nothing to repeat. */
  const retry = useCallback(
    (get = registry.getAgain) => {
      if (!isFailed.current) return;
      setTrouble('trying');
      begin(get(name));
    },
    [begin, registry, name],
  );

  /** A version that broke is replaced by the next one automatically. */
  const take = useCallback(
    (error: Error) => {
      const unit = registry.releaseOf(name);
      const hasOther = registry.failed(name);
      log(error, { kind: hasOther ? 'version' : 'area', unit });
      if (hasOther) {
        begin(registry.get(name));
        return;
      }
      isFailed.current = true;
      setTrouble('failed');
      early?.undoPage();
    },
    [begin, registry, name, log, early],
  );

  useRetries(trouble, retry);
  return { attempt, trouble, retry, take, handleShown };
}

/** Repeats what failed by itself. Versions that broke while they were shown are not tried again, newer ones are. */
function useRetries(trouble: Trouble, retry: (get: (name: string) => RemotePromise) => void) {
  const { registry } = useRemotes();
  const failures = useRef(0);
  useEffect(() => {
    if (trouble !== 'failed') return undefined;
    failures.current += 1;
    return onNextChance(window, failures.current - 1, () => retry(registry.get));
  }, [trouble, retry, registry]);
}

/** Logs each failure once, as attempts are repeated. Without a connection none is the fault of a release. */
function useFailureLog(name: string) {
  const { logger } = useStorefront();
  const logged = useRef(new Set<string>());
  return useCallback(
    (error: Error, failure: { kind: 'version' | 'area'; unit: string | undefined }) => {
      const line = `${failure.unit} ${error.message}`;
      if (logged.current.has(line)) return;
      logged.current.add(line);
      logger.log(navigator.onLine ? 'error' : 'info', `Remote ${name}`, error, failure);
    },
    [logger, name],
  );
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function afterPause(then: () => void, ms: number, signal: AbortSignal) {
  if (signal.aborted) return;
  const timer = setTimeout(then, ms);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
