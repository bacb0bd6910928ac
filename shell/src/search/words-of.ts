import type { SearchStart, Suggestion } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';

/** An option below the field: a search phrase, a category or an answer of the help. */
export interface SearchChoice {
  name: string;
  /** The address of a category or an answer. */
  url?: string | null;
  products?: number | null;
}

export interface ChoiceList {
  key: 'help' | 'suggestions' | 'categories' | 'history' | 'popular';
  choices: readonly SearchChoice[];
}

interface Known {
  /** The phrase that the suggestions are for; empty before anything is entered. */
  phrase: string;
  items: Snapshot<Suggestion['items']>;
  answers: Snapshot<Suggestion['answers']>;
  past: readonly string[];
  popular: Snapshot<SearchStart['popular']>;
}

/** Answers, suggestions and categories for a phrase, otherwise previous and popular searches; each name once. */
export function wordsOf({ phrase, items, answers, past, popular }: Known): ChoiceList[] {
  const history = past.map((name) => ({ name }));
  const lists: ChoiceList[] = phrase
    ? [
        { key: 'help', choices: answers.map(({ question, url }) => ({ name: question, url })) },
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
