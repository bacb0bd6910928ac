import { useLocation } from '@odeta/shared/router';
import { useStorefront } from '@odeta/shared/storefront';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { PageSkeleton } from '../chrome/page-skeleton.tsx';
import type { RemoteMount } from '../remotes.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemotes } from './remote-context.tsx';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemoteNotice } from './remote-notice.tsx';
import { RemotePage } from './remote-page.tsx';
import { ServedPage } from './served-page.tsx';

/**
 * The area of a remote: its page, a skeleton until it is there, a way to try again when it cannot be had. A page that the
 * server has rendered stays as it is instead. What of the shell stands within the page stays in every case.
 */
export function RemoteOutlet({ remote, children }: { remote: RemoteMount; children?: ReactNode }) {
  const { registry, served } = useRemotes();
  const { pathname } = useLocation();
  const { logger } = useStorefront();
  const [attempt, setAttempt] = useState(() => ({ number: 0, promise: registry.get(remote.name) }));
  const [failure, setFailure] = useState<'failed' | 'trying' | null>(null);
  const content = served.current?.path === pathname ? served.current : null;
  const page = content && (
    <ServedPage content={content} wasRendered={attempt.promise.status === 'fulfilled'}>
      {children}
    </ServedPage>
  );

  const handleShown = useCallback(() => setFailure(null), []);

  function retry() {
    setFailure('trying');
    setAttempt(({ number }) => ({ number: number + 1, promise: registry.get(remote.name) }));
  }

  function take(error: Error) {
    setFailure('failed');
    registry.failed(remote.name);
    logger.log('error', `Remote ${remote.name}`, error, { kind: 'area', unit: registry.releaseOf(remote.name) });
  }

  return (
    <>
      <RemoteBoundary
        key={attempt.number}
        fallback={
          page ?? (
            <>
              <RemoteFallback onRetry={retry} />
              {children}
            </>
          )
        }
        onError={take}
      >
        <Suspense fallback={page ?? <PageSkeleton />}>
          <RemotePage remote={remote} promise={attempt.promise} onShown={handleShown}>
            {children}
          </RemotePage>
        </Suspense>
      </RemoteBoundary>
      {page && failure && <RemoteNotice isTrying={failure === 'trying'} onRetry={retry} />}
    </>
  );
}
