import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * False while an element is rendered for the first time in the browser, true from its commit on, before it is painted; always true on the
 * server and while its elements are hydrated, however late. React discards such renderings when it has to begin again, but Chromium (156)
 * keeps an image of a `<picture>`, and the tree around it, for as long as the document unless it was inserted and removed.
 */
export function useIsInPage(): boolean {
  const isFromServer = useSyncExternalStore(neverChanges, no, yes);
  const [isInPage, setInPage] = useState(isFromServer);
  useLayoutEffect(() => setInPage(true), []);
  return isInPage;
}

const neverChanges = () => () => {};
const no = () => false;
const yes = () => true;
