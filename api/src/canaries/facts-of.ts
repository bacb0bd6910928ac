import type { InputOf, sayOutcome } from '@odeta/contracts';
import type { Fact } from './canary-visit.repository.ts';

/** What an outcome says about a visitor. How long files took says nothing about a visitor who had them in a cache. */
export function factsOf({ outcome, downloaded = false }: InputOf<typeof sayOutcome>, isOfServer: boolean): Fact[] {
  switch (outcome) {
    case 'given':
      return isOfServer ? ['given'] : [];
    case 'measured':
      return [];
    case 'load':
      return ['load', 'downloaded'];
    case 'slow':
    case 'late':
      return downloaded ? [outcome, 'downloaded'] : [];
    case 'shown':
      return downloaded ? ['shown', 'downloaded'] : ['shown'];
    default:
      return [outcome];
  }
}
