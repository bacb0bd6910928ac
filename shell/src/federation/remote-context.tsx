import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import type { EarlyActions } from '../boot/boot-contract.ts';
import type { OpenPage } from './open-page.ts';
import { type Patience, patienceFor } from './patience.ts';
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
  /** What the visitor did before hydration. */
  early?: EarlyActions | undefined;
  patience: () => Patience;
}

const RemotesContext = createContext<Remotes | null>(null);

interface Props extends Omit<Remotes, 'loadedUrl' | 'served' | 'patience'> {
  patience?: () => Patience;
  loadedUrl: string | null;
  served?: ServedContent | null;
  children: ReactNode;
}

export function RemotesProvider({ children, loadedUrl, served = null, patience = atLeast, ...remotes }: Props) {
  const loaded = useRef(loadedUrl);
  const content = useRef(served);
  const { early } = remotes;
  useEffect(() => early?.replayShell(), [early]);
  return (
    <RemotesContext value={{ ...remotes, patience, loadedUrl: loaded, served: content }}>{children}</RemotesContext>
  );
}

const atLeast = () => patienceFor([]);

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider');
  return remotes;
}

/** To be used by a page: repeats in it what the visitor did before it was interactive. */
export function useInteractive() {
  const { early } = useRemotes();
  useEffect(() => early?.replayPage(), [early]);
  useShown();
}

/** To be used by whatever fills the area of a page. */
export function useShown() {
  const { onShown } = useRemotes();
  useEffect(onShown, [onShown]);
}
