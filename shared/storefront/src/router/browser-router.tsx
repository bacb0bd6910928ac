import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Location, Router } from 'react-router-dom';
import type { BrowserHistory } from './create-history.ts';

interface Props {
  history: BrowserHistory;
  /** Steps that are shown before the event ends that asked for them; all others are transitions, which may wait for code. */
  isUrgent: (from: Location, to: Location) => boolean;
  children: ReactNode;
}

/**
 * In place of the library's own, which makes a transition of every step: one that waits for nothing need not wait for its
 * turn. It is made of what that one is made of; the history goes by no other name than an unsafe one.
 */
export function BrowserRouter({ history, isUrgent, children }: Props) {
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
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
