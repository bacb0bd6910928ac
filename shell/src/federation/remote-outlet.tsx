import { useStorefront } from '@odeta/shared/storefront';
import { type ReactNode, Suspense, useState } from 'react';
import { PageSkeleton } from '../chrome/page-skeleton.tsx';
import type { RemoteMount } from '../remotes.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemotes } from './remote-context.tsx';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemotePage } from './remote-page.tsx';

/**
 * The area of a remote: its page, a skeleton until it is there, a way to try again when it cannot be had. What of the shell stands
 * within the page stays then.
 */
export function RemoteOutlet({ remote, children }: { remote: RemoteMount; children?: ReactNode }) {
  const { registry } = useRemotes();
  const { logger } = useStorefront();
  const [attempt, setAttempt] = useState(() => ({ number: 0, promise: registry.get(remote.name) }));

  function retry() {
    setAttempt(({ number }) => ({ number: number + 1, promise: registry.get(remote.name) }));
  }

  function take(error: Error) {
    registry.failed(remote.name);
    logger.log('error', `Remote ${remote.name}`, error);
  }

  return (
    <RemoteBoundary
      key={attempt.number}
      fallback={
        <>
          <RemoteFallback onRetry={retry} />
          {children}
        </>
      }
      onError={take}
    >
      <Suspense fallback={<PageSkeleton />}>
        <RemotePage remote={remote} promise={attempt.promise}>
          {children}
        </RemotePage>
      </Suspense>
    </RemoteBoundary>
  );
}
