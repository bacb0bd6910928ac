import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import type { OpenPage } from './open-page.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import type { ServedContent } from './served-content.ts';

interface Remotes {
  registry: RemoteRegistry;
  openPage: OpenPage;
  /** Path and query of the page whose data the server loaded, until the visitor leaves it, or `null`. */
  loadedUrl: RefObject<string | null>;
  /** The first page as rendered by the server, until the visitor interacts with it; `null` if there is none. */
  served: RefObject<ServedContent | null>;
  /** Called once the page's area is interactive, showing the page or its replacement. */
  onShown: () => void;
}

const RemotesContext = createContext<Remotes | null>(null);

interface Props extends Omit<Remotes, 'loadedUrl' | 'served'> {
  loadedUrl: string | null;
  served?: ServedContent | null;
  children: ReactNode;
}

export function RemotesProvider({ children, loadedUrl, served = null, ...remotes }: Props) {
  const loaded = useRef(loadedUrl);
  const content = useRef(served);
  return <RemotesContext value={{ ...remotes, loadedUrl: loaded, served: content }}>{children}</RemotesContext>;
}

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider');
  return remotes;
}

/** To be used by whatever fills the area of a page. */
export function useShown() {
  const { onShown } = useRemotes();
  useEffect(onShown, [onShown]);
}
