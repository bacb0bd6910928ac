import { CANARY_COOKIE, cookieNameOn, type Outcome } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { readCookie } from '../document/cookies.ts';

/** Says how a release did, `cart@1.5.0`; `null`: the shell of this page. */
export type SayOutcome = (release: string | null | undefined, outcome: Outcome) => void;

/** While a canary runs, `edge` says so by a cookie; at other times nothing is counted, and the code for it is not loaded. */
export function createSayOutcome({ api }: Pick<Storefront, 'api'>, page: Document): SayOutcome {
  const isMeasured = readCookie(page, cookieNameOn('https', CANARY_COOKIE)) ?? readCookie(page, CANARY_COOKIE);
  if (!isMeasured) return () => {};
  const outcomes = import(/* webpackChunkName: "lazy" */ './outcomes.ts').then(({ createOutcomes }) =>
    createOutcomes(api, page),
  );
  return (release, outcome) =>
    void outcomes.then(
      ({ say }) => say(release, outcome),
      () => {
        // A figure that is lost is no fault of the page.
      },
    );
}
