import { createContext, type ReactNode, use, useEffect } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

interface Remotes {
  registry: RemoteRegistry;
  /** The page whose data the server already loaded: path and query, or `null`. */
  loadedUrl: string | null;
  /** Called once the page's own area answers to its visitor: with the page, or with what stands in its place. */
  onShown: () => void;
}

const RemotesContext = createContext<Remotes | null>(null);

export function RemotesProvider({ children, ...remotes }: Remotes & { children: ReactNode }) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider');
  return remotes;
}

/** For whatever fills the area of a page. */
export function useShown() {
  const { onShown } = useRemotes();
  useEffect(onShown, [onShown]);
}
