import { layout } from '@odeta/ui';
import { whenIdle } from './when-idle.ts';

/** Elements within what one step lays out, or one part that has more. Three hundred block a slow phone for 90 ms. */
const STEP = 150;

/**
 * Lays out what lies below the first view, a part whenever the page is idle. Before it prints, and before it goes back to a place within
 * the document, it lays out all of it.
 */
export function layOutRest(page: Window): void {
  const { document } = page;
  const root = document.documentElement;
  const left = [...document.getElementsByClassName(layout.later)];
  const ended = new AbortController();
  const finish = () => {
    ended.abort();
    delete root.dataset.layingOut;
  };
  const step = () => {
    if (ended.signal.aborted) return;
    let size = 0;
    while (left.length > 0 && size < STEP) {
      const part = left.shift() as HTMLElement;
      part.dataset.laidOut = '';
      size += part.getElementsByTagName('*').length;
    }
    if (left.length === 0) finish();
    else whenIdle(page, step);
  };
  root.dataset.layingOut = '';
  for (const event of ['beforeprint', 'popstate'])
    page.addEventListener(event, finish, { signal: ended.signal, capture: true });
  whenIdle(page, step);
}
