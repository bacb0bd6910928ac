import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Location, Router } from 'react-router-dom';
import type { BrowserHistory } from './create-history.ts';
import { LinkSeenContext } from './link-seen.ts';

interface Props {
  /** What all addresses begin with that is no part of routes. */
  basename?: string;
  history: BrowserHistory;
  /** Navigations that render synchronously within their event; all others are transitions, which may wait for code. */
  isUrgent: (from: Location, to: Location) => boolean;
  /** Called with the path of a link within the page that has come into sight, so that its page can be prepared. */
  onLinkSeen?: (path: string) => void;
  children: ReactNode;
}

/**
 * Replaces react-router's own component, which makes every navigation a transition: one that needs no loading should not wait
 * for its turn. It uses the same parts; react-router exports the history only under a name with UNSAFE.
 */
export function BrowserRouter({ basename = '', history, isUrgent, onLinkSeen = nothing, children }: Props) {
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let shown = history.location;
    return history.listen(({ action, location }) => {
      const show = () => setState({ action, location });
      if (isUrgent(shown, location)) show();
      else startTransition(show);
      shown = location;
    });
  }, [history, isUrgent]);

  return (
    <Router basename={basename || '/'} location={location} navigationType={action} navigator={history}>
      <LinkSeenContext value={onLinkSeen}>{children}</LinkSeenContext>
    </Router>
  );
}

const nothing = () => {};
