import { useLocation } from '@odeta/storefront/router';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemotes } from './remote-context.tsx';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemoteNotice } from './remote-notice.tsx';
import { RemotePage } from './remote-page.tsx';
import { ServedPage } from './served-page.tsx';
import { useAttempts } from './use-attempts.ts';

/**
 * The area of a remote: its page, a skeleton while it loads, and a retry button when it fails or takes long. A page rendered by the server
 * stays instead. The shell's parts within the page stay in every case.
 */
export function RemoteOutlet({ name, children }: { name: string; children?: ReactNode }) {
  const { served } = useRemotes();
  const { pathname } = useLocation();
  const content = served.current?.path === pathname ? served.current : null;
  const { attempt, trouble, retry, take, handleShown } = useAttempts(name, content !== null);
  const page = content && (
    <ServedPage content={content} wasRendered={attempt.promise.status === 'fulfilled'} onIdlePress={retry}>
      {children}
    </ServedPage>
  );
  const fallback = (
    <>
      <RemoteFallback onRetry={retry} />
      {children}
    </>
  );

  return (
    <>
      <RemoteBoundary key={attempt.number} fallback={page ?? fallback} onError={take}>
        <Suspense fallback={page ?? (trouble === 'late' ? fallback : <PageSkeleton />)}>
          <RemotePage name={name} promise={attempt.promise} onShown={handleShown}>
            {children}
          </RemotePage>
        </Suspense>
      </RemoteBoundary>
      {page && trouble && <RemoteNotice isTrying={trouble === 'trying'} onRetry={retry} />}
    </>
  );
}
