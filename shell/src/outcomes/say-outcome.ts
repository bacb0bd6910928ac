import { CANARY_COOKIE, type Outcome } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { readOwnCookie } from '../document/cookies.ts';

/** Reports the outcome of a release, such as `cart@1.5.0`; `null`: the shell of this page. */
export type SayOutcome = (release: string | null | undefined, outcome: Outcome) => void;

/** `edge` sets a cookie while a canary runs; otherwise nothing is reported, and the code for it is not loaded. */
export function createSayOutcome({ api }: Pick<Storefront, 'api'>, page: Document): SayOutcome {
  if (!readOwnCookie(page, CANARY_COOKIE)) return () => {};
  const outcomes = import(/* webpackChunkName: "outcomes" */ './outcomes.ts').then(({ createOutcomes }) =>
    createOutcomes(api, page),
  );
  return (release, outcome) =>
    void outcomes.then(
      ({ say }) => say(release, outcome),
      () => {
        // A lost measurement must not disturb the page.
      },
    );
}
