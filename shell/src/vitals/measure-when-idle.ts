import { CANARY_COOKIE, type PageData } from '@odeta/contracts';
import { readOwnCookie } from '../document/cookies.ts';
import { whenIdle } from '../document/when-idle.ts';

/**
 * Measures how fast the page is for a share of the pages, and for every visitor for whom a canary is measured. The code is loaded when the
 * page is shown and idle.
 */
export function measureWhenIdle(
  page: Window,
  { versions, vitals = 0 }: Pick<PageData, 'versions' | 'vitals'>,
  random: () => number = Math.random,
): void {
  const isChosen = readOwnCookie(page.document, CANARY_COOKIE) !== null || random() * 100 < vitals;
  if (!isChosen) return;
  whenIdle(page, () => {
    import(/* webpackChunkName: "vitals" */ './measure-vitals.ts').then(
      ({ measureVitals }) => measureVitals(page, versions),
      () => {
        // A lost measurement must not disturb the page.
      },
    );
  });
}
