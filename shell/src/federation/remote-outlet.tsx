import { useLocation } from '@odeta/storefront/router';
import { memo, type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { LateNotice } from './late-notice.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemotes } from './remote-context.tsx';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemoteNotice } from './remote-notice.tsx';
import { RemotePage } from './remote-page.tsx';
import type { RemotePromise } from './remote-registry.ts';
import type { ServedContent } from './served-content.ts';
import { ServedPage } from './served-page.tsx';
import { useAttempts } from './use-attempts.ts';

/**
 * The area of a remote: its page, a skeleton while it loads, and a retry button when it fails. A page rendered by the server stays instead.
 * The shell's parts within the page stay in every case.
 */
export function RemoteOutlet({ name, children }: { name: string; children?: ReactNode }) {
  const { served } = useRemotes();
  const { pathname } = useLocation();
  const content = served.current?.path === pathname ? served.current : null;
  const { attempt, trouble, retry, take, handleShown } = useAttempts(name, content !== null);
  const isBroken = trouble === 'failed' || trouble === 'trying';
  const isStatic = isBroken && content !== null;
  const broken = { isTrying: trouble === 'trying', onRetry: retry };
  const area = { name, promise: attempt.promise, onError: take, onShown: handleShown, onIdlePress: retry };

  return (
    <>
      {/* Outside the area, so that further attempts leave the shell's parts as the visitor has filled them in. */}
      {isStatic && (
        <ServedPage content={content} wasRendered={false} onIdlePress={retry}>
          {children}
        </ServedPage>
      )}
      <Area key={attempt.number} {...area} content={isStatic ? null : content} hasSkeleton={!isBroken}>
        {children}
      </Area>
      {isBroken && content && <RemoteNotice {...broken} />}
      {isBroken && !content && (
        <>
          <RemoteFallback {...broken} />
          {children}
        </>
      )}
      {trouble === 'late' && <LateNotice hasContent={content !== null} />}
    </>
  );
}

interface AreaProps {
  name: string;
  promise: RemotePromise;
  content: ServedContent | null;
  hasSkeleton: boolean;
  onError: (error: Error) => void;
  onShown: () => void;
  onIdlePress: () => void;
  children: ReactNode;
}

/** Not rendered again while the remote is late: React would replace what the server rendered instead of hydrating it. */
const Area = memo(function Area({ content, hasSkeleton, onError, onIdlePress, children, ...page }: AreaProps) {
  const isHydrated = page.promise.status === 'fulfilled';
  const served = content && (
    <ServedPage content={content} wasRendered={isHydrated} onIdlePress={onIdlePress}>
      {children}
    </ServedPage>
  );
  return (
    <RemoteBoundary fallback={served} onError={onError}>
      <Suspense fallback={served ?? (hasSkeleton && <PageSkeleton />)}>
        <RemotePage {...page}>{children}</RemotePage>
      </Suspense>
    </RemoteBoundary>
  );
});
