import type { ClientKind } from '@odeta/contracts';

/** A11. Characters of a title that an app shows above the page. */
const LONGEST = 60;
const LONGEST_ON_IOS = 59;

/** The page's title; shortened in an app, because only browsers do that themselves. */
export function pageTitle(title: string, { isApp, isIos }: ClientKind): string {
  const characters = [...title];
  const longest = isIos ? LONGEST_ON_IOS : LONGEST;
  return isApp && characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : title;
}
