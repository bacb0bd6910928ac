import { createContext, type ReactNode, use } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

interface Remotes {
  registry: RemoteRegistry;
  /** The page whose data the server already loaded: path and query, or `null`. */
  loadedUrl: string | null;
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
