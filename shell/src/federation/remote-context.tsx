import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import type { OpenPage } from './open-page.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import type { ServedContent } from './served-content.ts';

interface Remotes {
  registry: RemoteRegistry;
  openPage: OpenPage;
  /** The page whose data the server already loaded, until it is left: path and query, or `null`. */
  loadedUrl: RefObject<string | null>;
  /** The first page as the server rendered it, until the visitor has used it; `null` where there is nothing to keep. */
  served: RefObject<ServedContent | null>;
  /** Called once the page's own area answers to its visitor: with the page, or with what stands in its place. */
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

/** For whatever fills the area of a page. */
export function useShown() {
  const { onShown } = useRemotes();
  useEffect(onShown, [onShown]);
}
