import { useLayoutEffect, useState } from 'react';

/**
 * False while an element of a page that is already interactive is rendered for the first time, true from its commit on, before it is
 * painted. React discards such renderings when it has to begin again, but Chromium (156) keeps an image of a `<picture>`, and the tree
 * around it, for as long as the document unless it was inserted and removed.
 */
export function useIsInPage(): boolean {
  const [isInPage, setInPage] = useState(mayBeFromServer);
  useLayoutEffect(() => setInPage(true), []);
  return isInPage;
}

/** The shell marks the page once what the server rendered is hydrated. */
const mayBeFromServer = () => globalThis.document?.documentElement.dataset.ready === undefined;
