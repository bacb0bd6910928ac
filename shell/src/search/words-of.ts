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

/** The height of lists in options: a title with the space above it is as high as one. */
export const roomOf = (lists: readonly ChoiceList[]): number =>
  lists.reduce((sum, { choices }) => sum + 1 + choices.length, 0);

/** Where options are left out, and how many stay. */
const given: readonly [ChoiceList['key'], number][] = [
  ['history', 0],
  ['categories', 2],
  ['suggestions', 3],
  ['help', 1],
];

/** As many options as have room. */
export function fittedIn(room: number, lists: readonly ChoiceList[]): ChoiceList[] {
  let fitted = [...lists];
  for (const [key, least] of given) {
    const over = roomOf(fitted) - room;
    if (over <= 0) break;
    fitted = fitted
      .map((list) =>
        list.key === key ? { key, choices: list.choices.slice(0, Math.max(least, list.choices.length - over)) } : list,
      )
      .filter(({ choices }) => choices.length > 0);
  }
  return fitted;
}
