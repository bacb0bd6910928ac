import type { SearchStart, Suggestion } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';

/** What can be chosen below the box: words to search for, or a category. */
export interface SearchChoice {
  name: string;
  /** Of a category. */
  url?: string | null;
  /** How many products there are. */
  products?: number | null;
}

export interface ChoiceList {
  key: 'suggestions' | 'categories' | 'history' | 'popular';
  choices: readonly SearchChoice[];
}

interface Known {
  /** What the suggestions are for; empty before anything is typed. */
  phrase: string;
  items: Snapshot<Suggestion['items']>;
  past: readonly string[];
  popular: Snapshot<SearchStart['popular']>;
}

/** Suggestions and categories for what is typed, else what was and what is searched for; a name stands there once. */
export function wordsOf({ phrase, items, past, popular }: Known): ChoiceList[] {
  const history = past.map((name) => ({ name }));
  const lists: ChoiceList[] = phrase
    ? [
        { key: 'suggestions', choices: items.filter(({ url }) => !url) },
        { key: 'categories', choices: items.filter(({ url }) => url) },
        { key: 'history', choices: history },
      ]
    : [
        { key: 'history', choices: history },
        { key: 'popular', choices: popular },
      ];
  const seen = new Set<string>();
  return lists
    .map(({ key, choices }) => ({ key, choices: choices.filter(({ name }) => !seen.has(name) && seen.add(name)) }))
    .filter(({ choices }) => choices.length > 0);
}
