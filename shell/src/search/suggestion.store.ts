import { type Suggestion, suggestionPhraseOf } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { latestOnly, proxy } from '@odeta/storefront/state';
import { fetchSuggestion } from './suggestion.api.ts';

/** C3, in milliseconds after the last letter. */
const PAUSE = 1_000;
const SHORTEST = 3;

interface SuggestionState extends Suggestion {
  /** What the suggestions are for. */
  phrase: string;
}

const none = (): SuggestionState => ({ phrase: '', items: [], products: [], productCount: 0, hasMore: false });

/** What others look for that begins like what is typed. */
export function createSuggestionStore({ api, logger }: Storefront) {
  const state = proxy(none());
  const latest = latestOnly();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let typedPhrase = '';

  async function ask(phrase: string) {
    try {
      const suggestion = await latest(fetchSuggestion(api, phrase));
      // On a slow line other words may stand there by now, or none.
      if (suggestion && phrase === typedPhrase) Object.assign(state, suggestion, { phrase });
    } catch (error) {
      // Who searches can do without; what was suggested before is not for these words.
      Object.assign(state, none());
      logger.log('warning', 'Suggestions', error);
    }
  }

  return {
    state,

    type(typed: string) {
      clearTimeout(pause);
      const phrase = suggestionPhraseOf(typed);
      typedPhrase = phrase;
      if (phrase.length >= SHORTEST) pause = setTimeout(() => void ask(phrase), PAUSE);
      else Object.assign(state, none());
    },

    stop: () => clearTimeout(pause),
  };
}
