import { useLocation } from '@odeta/storefront/router';
import type { ReactNode } from 'react';
import { useRoute } from '../routing/route-table.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { RemoteOutlet } from './remote-outlet.tsx';

export function PageArea({ children }: { children?: ReactNode }) {
  const remote = useRoute(useLocation().pathname)?.remote;
  if (remote === undefined) return <NotFoundPage />;
  return (
    <RemoteOutlet key={remote} name={remote}>
      {children}
    </RemoteOutlet>
  );
}
